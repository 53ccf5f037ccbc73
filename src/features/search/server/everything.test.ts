import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicantOf, type House, openHouse } from '#features/applications/server/applications.fixture.ts'
import { insertCall } from '#features/calls/server/calls.fixture.ts'
import { talker } from '#features/messaging/server/messaging.fixture.ts'
import { connected, member } from '#features/network/server/network.fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import type { searchEverything } from '../contract/everything.endpoints.ts'
import { makeSkill } from './search.fixture.ts'

let given: House
let app: House['app']
beforeAll(async () => {
  given = await openHouse()
  app = given.app
})
afterAll(() => app.stop())

type Kinds = ResponseOf<typeof searchEverything>['kinds']

async function find(headers: Record<string, string>, query: string, language = 'bs') {
  const answer = await app.http.inject({
    url: `/api/search?query=${encodeURIComponent(query)}`,
    headers: { ...headers, 'accept-language': language },
  })
  return {
    status: answer.statusCode,
    kinds: answer.statusCode === 200 ? answer.json<{ kinds: Kinds }>().kinds : [],
  }
}
const ofKind = (kinds: Kinds, id: string) => kinds.find((kind) => kind.id === id)

test('a visitor finds nothing, and is told to sign in', async () => {
  expect((await find({}, 'stolar')).status).toBe(401)
})

test('a member finds their own applications by the words of both languages, and nobody finds those of others', async () => {
  const [amra, other] = [await applicantOf(given), await applicantOf(given)]
  const id = await amra.begin()
  const hit = {
    title: 'Pomoćnik u stolariji',
    text: 'Kuća Rada',
    path: `/applications/${id}`,
    icon: 'application',
    photo: null,
  }
  for (const query of ['pomocnik', 'СТОЛАРИЈ', 'carpentry', 'kuća pomo']) {
    const { kinds } = await find(amra.headers, query)
    expect(ofKind(kinds, 'applications')).toEqual({
      id: 'applications',
      title: 'Moje prijave',
      hits: [hit],
    })
  }
  for (const query of ['zidar', '..'])
    expect(ofKind((await find(amra.headers, query)).kinds, 'applications')).toBeUndefined()
  expect(ofKind((await find(other.headers, 'pomocnik')).kinds, 'applications')).toBeUndefined()
})

test('a skill is found by either of its names and leads to what asks for it', async () => {
  const skill = await makeSkill(app, { bhs: 'pletenje korpi', en: 'basket weaving' })
  const { headers } = given.stranger
  for (const [language, query, title, text] of [
    ['bs', 'pletenje', 'pletenje korpi', ''],
    ['bs', 'basket', 'pletenje korpi', 'basket weaving'],
    ['en', 'Плетење к', 'basket weaving', 'pletenje korpi'],
  ] as const) {
    const { kinds } = await find(headers, query, language)
    expect(ofKind(kinds, 'skills')?.hits).toEqual([
      { title, text, path: `/opportunities?skill=${skill}`, icon: 'skill', photo: null },
    ])
  }
})

test('a member finds people: connections first, then whoever may be found, and nobody who does not want that or is blocked', async () => {
  const ena = await member(app, { firstName: 'Ena', lastName: 'Čaušević' })
  const tarik = await member(app, { firstName: 'Tarik', lastName: 'Zukić' })
  const adnan = await member(app, { firstName: 'Adnan', lastName: 'Zukić' })
  const people = async (one: typeof ena, query: string) =>
    ofKind((await find(one.headers, query)).kinds, 'people')?.hits.map(({ title }) => title)
  expect(await people(ena, 'zukic')).toEqual(['Adnan Zukić', 'Tarik Zukić'])
  await connected(ena, tarik)
  expect(await people(ena, 'зукић')).toEqual(['Tarik Zukić', 'Adnan Zukić'])
  expect(await people(ena, 'zuk tar')).toEqual(['Tarik Zukić'])
  expect(await people(tarik, 'causevic')).toEqual(['Ena Čaušević'])
  await app.services.pool.query(
    "insert into network_settings (user_id, findable) values ($1, 'nobody') on conflict (user_id) do update set findable = 'nobody'",
    [ena.userId],
  )
  expect(await people(adnan, 'causevic')).toBeUndefined()
  expect(await people(tarik, 'causevic')).toEqual(['Ena Čaušević'])
  expect(await people(ena, '..')).toBeUndefined()
  await tarik.block(ena)
  await adnan.block(ena)
  expect(await people(ena, 'zukic')).toBeUndefined()
})

test('a member who types a name sees that person before texts that mention the name, and no skill with the letters inside a word', async () => {
  await member(app, { firstName: 'Inesa', lastName: 'Stolarević' })
  await makeSkill(app, { bhs: 'rukovanje mašinama', en: 'machinesa handling' })
  const { kinds } = await find(given.stranger.headers, 'stolarević')
  expect(kinds[0]).toMatchObject({ id: 'people', hits: [{ title: 'Inesa Stolarević' }] })
  expect(ofKind((await find(given.stranger.headers, 'inesa')).kinds, 'skills')).toBeUndefined()
})

test('who copies the directory by letters finds their connections alone', async () => {
  const ena = await member(app, { firstName: 'Ena' })
  await member(app, { firstName: 'Vildana', lastName: 'Rarić' })
  await app.services.pool.query(
    "insert into limit_counters (key, count, resets_at) values ($1, 600, now() + interval '1 hour')",
    [`network:directory:${ena.userId}`],
  )
  const { status, kinds } = await find(ena.headers, 'raric')
  expect(status).toBe(200)
  expect(ofKind(kinds, 'people')).toBeUndefined()
})

test('words for people and messages are not counted among searches without results', async () => {
  await find(given.stranger.headers, 'Hasnija Begović')
  const { rows } = await app.services.pool.query("select 1 from search_misses where term like '%hasnija%'")
  expect(rows).toEqual([])
})

test('a municipality, a youth bank and a call are found in any spelling, and lead there', async () => {
  const { headers } = given.stranger
  for (const query of ['Foča', 'фоча']) {
    const [place] = ofKind((await find(headers, query)).kinds, 'places')?.hits ?? []
    expect(place).toMatchObject({ title: 'Foča', path: '/opportunities?place=foca', icon: 'place' })
  }
  const { bankId, slug } = await insertCall(app.services.db)
  const { kinds } = await find(headers, 'omladinska zenica')
  expect(ofKind(kinds, 'banks')?.hits).toContainEqual(
    expect.objectContaining({
      title: 'Omladinska banka Zenica',
      text: 'Zenica',
      path: `/ob/banka-${bankId}`,
    }),
  )
  expect(ofKind(kinds, 'calls')?.hits.map(({ path }) => path)).toContain(`/calls/${slug}`)
})

test('a member finds their own conversations by names and words, CVs and saved opportunities; others and staff who view the account do not', async () => {
  const [ena, tarik, stranger] = [
    await talker(app, { firstName: 'Ena', lastName: 'Šehić' }),
    await talker(app, { firstName: 'Tarik', lastName: 'Žilić' }),
    await talker(app),
  ]
  await connected(ena, tarik)
  const id = await ena.begun([tarik])
  await ena.write(id, 'Vidimo se na stanici u Žepču, ponesi frulu.')
  const hits = async (headers: Record<string, string>, query: string) =>
    ofKind((await find(headers, query)).kinds, 'conversations')?.hits.map(({ title, path }) => ({
      title,
      path,
    }))
  expect(await hits(ena.headers, 'зилић')).toEqual([{ title: 'Tarik Žilić', path: `/messages/${id}` }])
  for (const query of ['frulu', 'žepče'])
    expect(await hits(ena.headers, query)).toEqual([{ title: 'Tarik Žilić', path: `/messages/${id}?at=1` }])
  expect(await hits(stranger.headers, 'frulu')).toBeUndefined()
  const admin = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })
  const view = await app.http.inject({
    method: 'POST',
    url: '/api/admin/impersonations',
    headers: { origin: 'http://localhost:3000', ...admin.headers },
    payload: { person: ena.userId, reason: 'Osoba je zamolila' },
  })
  const viewed = { ...admin.headers, authorization: `Bearer ${view.json<{ token: string }>().token}` }
  expect((await find(viewed, 'frulu')).status).toBe(200)
  expect(await hits(viewed, 'frulu')).toBeUndefined()

  expect((await ena.send('POST', '/api/cvs', { template: 'first', name: 'Za kafić' })).statusCode).toBe(201)
  expect(ofKind((await find(ena.headers, 'kafic')).kinds, 'cvs')?.hits.map(({ title }) => title)).toEqual([
    'Za kafić',
  ])
  expect(ofKind((await find(tarik.headers, 'kafic')).kinds, 'cvs')).toBeUndefined()

  const saved = await ena.send('PUT', `/api/opportunities/${given.job}/saved`, { saved: true })
  expect(saved.statusCode).toBe(204)
  const word = 'stolarij'
  expect(ofKind((await find(ena.headers, word)).kinds, 'saved')?.hits.map(({ title }) => title)).toEqual([
    'Pomoćnik u stolariji',
  ])
  expect(ofKind((await find(tarik.headers, word)).kinds, 'saved')).toBeUndefined()
})

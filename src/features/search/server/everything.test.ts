import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicantOf, type House, openHouse } from '#features/applications/server/applications.fixture.ts'
import { connected, member } from '#features/network/server/network.fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
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
  const hit = { title: 'Pomoćnik u stolariji', text: 'Kuća Rada', path: `/applications/${id}` }
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
    expect(ofKind(kinds, 'skills')?.hits).toEqual([{ title, text, path: `/opportunities?skill=${skill}` }])
  }
})

test('a member finds their connections by name; strangers do not find them, nor whoever was blocked', async () => {
  const ena = await member(app, { firstName: 'Ena', lastName: 'Čaušević' })
  const tarik = await member(app, { firstName: 'Tarik', lastName: 'Zukić' })
  const stranger = await member(app)
  const people = async (one: typeof ena, query: string) =>
    ofKind((await find(one.headers, query)).kinds, 'people')?.hits.map(({ title }) => title)
  expect(await people(ena, 'zukic')).toBeUndefined()
  await connected(ena, tarik)
  expect(await people(ena, 'zukic')).toEqual(['Tarik Zukić'])
  expect(await people(tarik, 'causevic')).toEqual(['Ena Čaušević'])
  expect(await people(stranger, 'zukic')).toBeUndefined()
  await tarik.block(ena)
  expect(await people(ena, 'zukic')).toBeUndefined()
})

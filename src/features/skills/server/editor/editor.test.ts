import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Entry } from '../../contract/vocabulary.endpoints.ts'
import { listLabels, listSuggestions } from '../skills.queries.ts'
import { seedOwnVocabulary } from '../storage/own-vocabulary.service.ts'
import { getVocabulary } from '../storage/vocabulary.queries.ts'
import { readOwnTables } from '../vocabulary/own-tables.ts'

let app: TestApp
let staff: SignedIn
let member: SignedIn
let contentAdmin: SignedIn

beforeAll(async () => {
  app = await buildTestApp()
  await seedOwnVocabulary(app.services)
  staff = await signIn(app, { rights: { role: 'ADMIN', scopes: ['opportunities'] } })
  contentAdmin = await signIn(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
  member = await signIn(app)
})
afterAll(() => app.stop())

async function ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as: SignedIn = staff) {
  const answer = await app.http.inject({
    method,
    url: `/api/admin${path}`,
    headers: { ...as.headers },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
}

async function idOf(kind: 'skill' | 'occupation', name: string): Promise<string> {
  const { body } = await ask('GET', `/vocabulary?kind=${kind}&query=${encodeURIComponent(name)}`)
  return body.entries[0].id
}

async function entry(kind: 'skill' | 'occupation', name: string): Promise<Entry> {
  return (await ask('GET', `/vocabulary/${kind}/${await idOf(kind, name)}`)).body
}

function written({ group, names, links, version }: Entry) {
  return { group, names, links: links.map(({ id, essential }) => ({ id, essential })), version }
}

function put(one: Entry, changes: Partial<ReturnType<typeof written>>) {
  return ask('PUT', `/vocabulary/${one.kind}/${one.id}`, { ...written(one), ...changes })
}

const calls = [
  ['GET', '/vocabulary?kind=skill'],
  ['GET', '/vocabulary/skill/0198b2a0-0000-7000-8000-000000000000'],
  ['GET', '/vocabulary-imports'],
] as const

describe('The vocabulary in the console', () => {
  test.each(calls)('%s %s is for staff with the right for opportunities', async (method, path) => {
    expect((await app.http.inject({ method, url: `/api/admin${path}` })).statusCode).toBe(401)
    expect((await ask(method, path, undefined, member)).status).toBe(403)
    expect((await ask(method, path, undefined, contentAdmin)).status).toBe(403)
  })

  test('finds an entry by any of its names, without diacritics and in Cyrillic', async () => {
    for (const query of ['timski igrac', 'тимски играч', 'team player']) {
      const { body } = await ask('GET', `/vocabulary?kind=skill&query=${encodeURIComponent(query)}`)
      expect(body.entries[0].name).toEqual({ bhs: 'timski rad', en: 'teamwork' })
      expect(body.entries[0].links).toBeGreaterThan(0)
    }
  })

  test('lists a group, and says when there is more than it shows', async () => {
    const wood = await ask('GET', '/vocabulary?kind=skill&group=wood')
    expect(wood.body.more).toBe(false)
    expect(wood.body.entries.every(({ group }: { group: string }) => group === 'wood')).toBe(true)
    expect((await ask('GET', '/vocabulary?kind=skill')).body).toMatchObject({ more: true })
  })

  test('an unknown entry is not there, a wrong one is refused', async () => {
    expect((await ask('GET', '/vocabulary/skill/0198b2a0-0000-7000-8000-000000000000')).status).toBe(404)
    const one = await entry('skill', 'timski rad')
    expect((await put(one, { names: { bhs: [], en: ['x'] } })).status).toBe(422)
    expect((await put(one, { names: { bhs: ['  '], en: ['x'] } })).status).toBe(422)
    expect((await put(one, { group: '2512' })).body.code).toBe('skills.groupWrong')
    expect((await put(one, { links: [{ id: one.id, essential: true }] })).body.code).toBe(
      'skills.linkUnknown',
    )
    expect((await put(one, { names: { bhs: ['komunikacija'], en: ['teamwork'] } })).body.code).toBe(
      'skills.nameTaken',
    )
  })
})

describe('A change by staff', () => {
  test('is found at once, and stays when our own tables are laid again', async () => {
    const one = await entry('skill', 'zavarivanje')
    const names = { bhs: ['zavarivanje metala', ...one.names.bhs, 'šveranje'], en: one.names.en }
    const { status, body } = await put(one, { names })
    expect(status).toBe(200)
    expect(body.names.bhs[0]).toBe('zavarivanje metala')
    const own = readOwnTables()
    await seedOwnVocabulary(app.services, {
      ...own,
      skills: own.skills.map((each) => ({ ...each })).reverse(),
    })
    expect((await listLabels(app.services.db, [one.id])).get(one.id)?.name.bhs).toBe('zavarivanje metala')
    expect((await listSuggestions(app.services.db, 'sveranj'))[0]?.id).toBe(one.id)
  })

  test('takes a name away for good', async () => {
    const one = await entry('skill', 'timski rad')
    const bhs = one.names.bhs.filter((name) => name !== 'timski duh')
    await put(one, { names: { ...one.names, bhs } })
    const own = readOwnTables()
    await seedOwnVocabulary(app.services, { ...own, occupations: own.occupations.slice(0, 300) })
    await seedOwnVocabulary(app.services)
    expect((await entry('skill', 'timski rad')).names.bhs).not.toContain('timski duh')
  })

  test('decides which skills an occupation needs', async () => {
    const cook = await entry('occupation', 'kuhar')
    const skill = await entry('skill', 'zavarivanje metala')
    const links = [...cook.links.slice(1), { id: skill.id, essential: false, name: skill.names }]
    await put(cook, { links: links.map(({ id, essential }) => ({ id, essential })) })
    await seedOwnVocabulary(app.services, { ...readOwnTables(), skills: readOwnTables().skills.toReversed() })
    const after = await entry('occupation', 'kuhar')
    expect(after.links.map(({ id }) => id).sort()).toEqual(links.map(({ id }) => id).sort())
    expect((await entry('skill', 'zavarivanje metala')).links.map(({ id }) => id)).toContain(cook.id)
  })

  test('is refused when somebody else was quicker, and nothing is overwritten', async () => {
    const one = await entry('skill', 'pregovaranje')
    const changes = ['pregovori', 'cjenkanje', 'dogovaranje'].map((name) =>
      put(one, { names: { ...one.names, bhs: [...one.names.bhs, name] } }),
    )
    const statuses = (await Promise.all(changes)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409])
  })

  test('asks for the engine to learn again', async () => {
    const { body } = await ask('GET', '/vocabulary-imports')
    expect(body.trainedAt === null || body.trainedAt < body.changedAt).toBe(true)
  })
})

describe('A new entry', () => {
  const fresh = {
    group: 'it',
    names: { bhs: ['podešavanje zvučnih kartica'], en: ['sound card setup'] },
    links: [],
  }

  test('is suggested and known to the engine', async () => {
    const { status, body } = await ask('POST', '/vocabulary/skill', fresh)
    expect(status).toBe(201)
    expect((await ask('GET', `/vocabulary/skill/${body.id}`)).body.names).toEqual(fresh.names)
    expect((await listSuggestions(app.services.db, 'zvučnih'))[0]?.id).toBe(body.id)
    const { skills } = await getVocabulary(app.services.db)
    expect(skills.find(({ id }) => id === body.id)?.ours).toEqual({ bhs: 1, en: 1 })
    expect((await ask('POST', '/vocabulary/skill', fresh)).body.code).toBe('skills.nameTaken')
  })
})

describe('A merge', () => {
  test('hands names and links over, and its entry answers where they went', async () => {
    const [from, into] = [await entry('skill', 'Figma'), await entry('skill', 'Canva')]
    const { status, body } = await ask('POST', `/vocabulary/skill/${from.id}/merge`, { into: into.id })
    expect(status).toBe(200)
    expect(body.names.bhs).toEqual(expect.arrayContaining([...into.names.bhs, ...from.names.bhs]))
    expect(body.names.bhs[0]).toBe(into.names.bhs[0])
    const needed = new Set([...from.links, ...into.links].map(({ id }) => id))
    expect(new Set(body.links.map(({ id }: { id: string }) => id))).toEqual(needed)
    const gone = (await ask('GET', `/vocabulary/skill/${from.id}`)).body
    expect(gone.mergedInto.id).toBe(into.id)
    expect(gone.names).toEqual({ bhs: [], en: [] })
    const { skills } = await getVocabulary(app.services.db)
    expect(skills.some(({ id }) => id === from.id)).toBe(false)
    expect((await listSuggestions(app.services.db, 'figma'))[0]?.id).toBe(into.id)
    expect((await put({ ...gone, names: from.names }, {})).body.code).toBe('skills.entryMerged')
  })

  test('carries over who has the skill and what asks for it, each once', async () => {
    const [from, into] = [await entry('skill', 'Excel'), await entry('skill', 'PowerPoint')]
    const { pool } = app.services
    const items = [from.id, into.id].map((skill) => ({ id: skill, skill, label: 'x', level: 'basic' }))
    for (const [who, has] of [
      [await signIn(app), items],
      [await signIn(app), items.slice(0, 1)],
    ] as const) {
      await pool.query('insert into profiles (user_id) values ($1)', [who.userId])
      await pool.query(
        `insert into profile_sections (user_id, section, content) values ($1, 'skills', $2::jsonb)`,
        [who.userId, JSON.stringify({ items: has })],
      )
    }
    const opportunity = crypto.randomUUID()
    await pool.query(
      `insert into opportunities (id, slug, organisation_name, kind) values ($1, 'spajanje', 'x', 'job')`,
      [opportunity],
    )
    await pool.query(
      `insert into opportunity_skills (opportunity_id, skill_id, importance) values ($1, $2, 'required'), ($1, $3, 'nice')`,
      [opportunity, from.id, into.id],
    )
    await ask('POST', `/vocabulary/skill/${from.id}/merge`, { into: into.id })
    const profiles = await pool.query(
      `select content -> 'items' as items from profile_sections order by updated_at`,
    )
    for (const { items: has } of profiles.rows)
      expect(has.map(({ skill }: { skill: string }) => skill)).toEqual([into.id])
    const asked = await pool.query('select skill_id, importance from opportunity_skills')
    expect(asked.rows).toEqual([{ skill_id: into.id, importance: 'required' }])
  })

  test('happens once when it is asked for many times', async () => {
    const [from, into] = [await entry('skill', 'Photoshop'), await entry('skill', 'Illustrator')]
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => ask('POST', `/vocabulary/skill/${from.id}/merge`, { into: into.id })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect((await ask('POST', `/vocabulary/skill/${into.id}/merge`, { into: into.id })).status).toBe(422)
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { employer } from '#features/opportunities/server/opportunities.fixture.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Recommendations, Weights } from '../contract/recommendations.endpoints.ts'
import { eraseRecommendations, exportRecommendations } from './data-rights.ts'
import { memberFacts } from './member.queries.ts'
import { matchOrder, recommendedFor } from './recommend.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const NORMAL: Weights = { near: 'normal', pay: 'normal', learning: 'normal' }
let count = 0

async function query(text: string, values: unknown[] = []) {
  return (await app.services.pool.query<Record<string, never>>(text, values)).rows
}

async function newSkill(group = 'it'): Promise<string> {
  const id = randomUUID()
  await query("insert into skills (id, group_name, kind) values ($1, $2, 'skill')", [id, group])
  await query(
    "insert into skill_labels (skill_id, locale, label, origin, place) values ($1, 'bhs', $2, 'own', 0)",
    [id, `Vještina ${id.slice(0, 8)}`],
  )
  return id
}

type Given = { skills?: string[]; kind?: string; place?: string; organisation?: string; days?: number }

async function published({
  skills = [],
  kind = 'job',
  place = 'zenica',
  organisation,
  days = 20,
}: Given = {}) {
  const id = randomUUID()
  await query(
    `insert into opportunities (id, slug, organisation_name, kind, status, title, municipalities, deadline, published_at)
     values ($1::uuid, ($1::uuid)::text, $2, $3, 'published', '{"bhs":"Prilika","en":"Opportunity"}', $4,
       now() + make_interval(days => $5), now())`,
    [id, organisation ?? `Firma ${(count += 1)}`, kind, [place], days],
  )
  for (const skill of skills)
    await query(
      "insert into opportunity_skills (opportunity_id, skill_id, importance) values ($1, $2, 'required')",
      [id, skill],
    )
  await query('update opportunities set changed_at = clock_timestamp() where id = $1', [id])
  return id
}

/** Stores skills and place in a profile. */
async function tell(userId: string, { skills, place }: { skills: string[]; place: string }) {
  await query('insert into profiles (user_id) values ($1)', [userId])
  const section = (name: string, content: object) =>
    query('insert into profile_sections (user_id, section, content) values ($1, $2, $3)', [
      userId,
      name,
      content,
    ])
  await section('skills', {
    items: skills.map((skill) => ({ id: randomUUID(), skill, label: 'x', level: 'expert' })),
  })
  await section('intro', { headline: { bhs: '', en: '' }, municipality: place })
}

/** Creates a member, by default where most of these offers are. */
async function person({
  skills = [],
  place = 'zenica',
  gender,
}: {
  skills?: string[]
  place?: string
  gender?: 'male' | 'female' | 'other'
} = {}) {
  const { userId, headers } = await signIn(app)
  if (gender) await query('update users set gender = $2 where id = $1', [userId, gender])
  await tell(userId, { skills, place })
  const send = (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
    app.http.inject({
      method,
      url,
      headers: { origin: 'http://localhost:3000', ...headers },
      ...(payload && { payload }),
    })
  const list = async (search = '') =>
    (await send('GET', `/api/recommendations${search}`)).json<Recommendations>()
  const ids = async (search = '') => (await list(search)).suggestions.map(({ opportunity }) => opportunity.id)
  return { userId, send, list, ids }
}

/** Waits for a message to the thread over the hub. */
const soon = <T>(read: () => Promise<T>, until: (value: T) => boolean) =>
  expect.poll(async () => until(await read()), { interval: 100 }).toBe(true)

describe('a member who asks what suits them', () => {
  test('gets open ones with reasons and what would raise the match', async () => {
    const [a, b, c] = [await newSkill(), await newSkill(), await newSkill()]
    const fits = await published({ skills: [a, b, c], place: 'bihac', days: 3 })
    const other = await published({ skills: [await newSkill()] })
    const amra = await person({ skills: [a, b], place: 'bihac' })
    await soon(amra.ids, (ids) => ids.includes(fits))
    // Far away, and without any of its skills.
    expect(await amra.ids()).not.toContain(other)
    const { suggestions, known } = await amra.list()
    expect(known).toEqual({ skills: true, place: true, interests: false })
    expect(suggestions[0]).toMatchObject({
      opportunity: { id: fits, status: 'published' },
      reach: { have: 2, near: 0, of: 3 },
      reasons: [
        { code: 'skills', count: 2, of: 3 },
        { code: 'home' },
        { code: 'deadline', count: 2 },
        { code: 'fresh', count: 0 },
      ],
    })
    expect(suggestions[0]?.missing.map(({ id }) => id)).toEqual([c])
    expect(suggestions[0]?.missing[0]?.name.bhs).toMatch(/^Vještina/)
  })

  test('sees what was published a moment ago, and no longer what was closed', async () => {
    const skill = await newSkill()
    const amra = await person({ skills: [skill] })
    await amra.ids()
    const fresh = await published({ skills: [skill] })
    await soon(amra.ids, (ids) => ids[0] === fresh)
    await query(`update opportunities set status = 'closed' where id = $1`, [fresh])
    // At once, whatever the thread has cached.
    expect(await amra.ids()).not.toContain(fresh)
  })

  test('has what they look for first from the moment they say it; strangers and other words are refused', async () => {
    const practice = await published({ kind: 'volunteering', place: 'gracanica' })
    const amra = await person({ place: 'gracanica' })
    const other = await person()
    await soon(amra.ids, (ids) => ids.includes(practice))
    const put = (seeking: unknown) => amra.send('PUT', '/api/recommendations/seeking', { seeking })
    expect((await put(['practice', 'mentor', 'practice'])).json()).toEqual({
      seeking: ['practice', 'mentor'],
    })
    expect((await amra.send('GET', '/api/recommendations/seeking')).json()).toEqual({
      seeking: ['practice', 'mentor'],
    })
    const { suggestions } = await amra.list()
    expect(suggestions[0]?.opportunity.kind).toBe('volunteering')
    expect(suggestions[0]?.reasons).toContainEqual({
      code: 'sought',
      count: null,
      of: null,
      name: 'practice',
    })
    expect((await other.send('GET', '/api/recommendations/seeking')).json()).toEqual({ seeking: [] })
    for (const bad of [['posao'], 'practice', null]) expect((await put(bad)).statusCode).toBe(422)
    const stranger = await app.http.inject({ method: 'GET', url: '/api/recommendations/seeking' })
    expect(stranger.statusCode).toBe(401)
  })

  test('keeps to one kind, and at most three of one employer', async () => {
    const training = await published({ kind: 'training' })
    for (let n = 0; n < 5; n += 1) await published({ kind: 'training', organisation: 'Jedna škola' })
    const amra = await person()
    await soon(
      () => amra.ids('?kind=training'),
      (ids) => ids.includes(training) && ids.length >= 4,
    )
    const { suggestions } = await amra.list('?kind=training')
    expect(new Set(suggestions.map(({ opportunity }) => opportunity.kind))).toEqual(new Set(['training']))
    const one = suggestions.filter(({ opportunity }) => opportunity.organisation.name === 'Jedna škola')
    expect(one).toHaveLength(3)
    expect((await amra.send('GET', '/api/recommendations?kind=posao')).statusCode).toBe(422)
    expect((await amra.send('GET', '/api/recommendations?vrsta=job')).statusCode).toBe(422)
  })

  test('never sees again what is not for them, until they take it back', async () => {
    const skill = await newSkill()
    const offer = await published({ skills: [skill] })
    const amra = await person({ skills: [skill] })
    await soon(amra.ids, (ids) => ids.includes(offer))
    const say = (dismissed: boolean) =>
      amra.send('PUT', `/api/opportunities/${offer}/dismissed`, {
        dismissed,
        reason: dismissed ? 'place' : null,
      })
    expect((await say(true)).statusCode).toBe(204)
    expect(await amra.ids()).not.toContain(offer)
    // In a list of everything it comes last.
    expect((await matchOrder({ services: app.services, userId: amra.userId })).ids.at(-1)).toBe(offer)
    expect((await amra.send('POST', '/api/recommendations/reset', {})).statusCode).toBe(204)
    expect(await amra.ids()).not.toContain(offer)
    await say(false)
    expect(await amra.ids()).toContain(offer)
  })

  test('is not offered a call that by its own condition leaves them out, when they said so', async () => {
    const call = await published({ kind: 'grant' })
    await query(`update opportunities set only_for = 'female' where id = $1`, [call])
    const amra = await person({ gender: 'female' })
    await soon(amra.ids, (ids) => ids.includes(call))
    const told = async (gender: 'male' | 'female' | 'other') => (await person({ gender })).ids()
    expect(await told('male')).not.toContain(call)
    // A member of another or of no stated gender is never left out by a guess.
    expect(await told('other')).toContain(call)
    expect(await (await person()).ids()).toContain(call)
    // Everyone can find it.
    const man = await person({ gender: 'male' })
    const list = await man.send('GET', '/api/opportunities?kind=grant')
    expect(list.json<{ items: { id: string }[] }>().items.map(({ id }) => id)).toContain(call)
  })

  test('is not sent to the organisation where they are already', async () => {
    const boss = await employer(app, { name: 'Vlastita kuća', role: 'owner' })
    const skill = await newSkill()
    const wanted = { skill, importance: 'required' as const, level: null }
    const { id } = await boss.published('job', { skills: [wanted] })
    await published({ skills: [skill] })
    const amra = await person({ skills: [skill] })
    await soon(amra.ids, (ids) => ids.includes(id))
    const [{ user_id: bossId } = {}] = await query(
      'select user_id from organisation_members where organisation_id = $1',
      [boss.organisation],
    )
    await tell(String(bossId), { skills: [skill], place: 'zenica' })
    const own = (await boss.send('GET', '/api/recommendations')).json<Recommendations>()
    expect(own.suggestions.length).toBeGreaterThan(0)
    expect(own.suggestions.map(({ opportunity }) => opportunity.id)).not.toContain(id)
  })

  test('weighs for themselves what counts, and nobody else does', async () => {
    const [amra, other] = [await person(), await person()]
    expect((await amra.send('GET', '/api/recommendations/weights')).json()).toEqual(NORMAL)
    const wanted: Weights = { near: 'less', pay: 'more', learning: 'normal' }
    expect((await amra.send('PUT', '/api/recommendations/weights', wanted)).json()).toEqual(wanted)
    expect((await amra.send('GET', '/api/recommendations/weights')).json()).toEqual(wanted)
    expect((await other.send('GET', '/api/recommendations/weights')).json()).toEqual(NORMAL)
    for (const bad of [{ ...wanted, near: 'most' }, { near: 'less' }, { ...wanted, gender: 'more' }])
      expect((await amra.send('PUT', '/api/recommendations/weights', bad)).statusCode).toBe(422)
  })

  test('starts anew: what they did before counts no longer', async () => {
    const skill = await newSkill()
    const saved = await published({ skills: [skill] })
    const amra = await person()
    await amra.send('PUT', `/api/opportunities/${saved}/saved`, { saved: true })
    expect((await memberFacts(app.services.db, amra.userId)).interactions).toHaveLength(1)
    await amra.send('POST', '/api/recommendations/reset', {})
    expect((await memberFacts(app.services.db, amra.userId)).interactions).toEqual([])
  })

  test('must be signed in', async () => {
    const origin = 'http://localhost:3000'
    for (const url of ['/api/recommendations', '/api/recommendations/weights'])
      expect((await app.http.inject({ method: 'GET', url })).statusCode).toBe(401)
    for (const [method, url] of [
      ['PUT', '/api/recommendations/weights'],
      ['POST', '/api/recommendations/reset'],
    ] as const)
      expect((await app.http.inject({ method, url, headers: { origin }, payload: {} })).statusCode).toBe(401)
  })

  test('cannot keep the thread busy for everybody', async () => {
    const amra = await person()
    const answers = await Promise.all(
      Array.from({ length: 62 }, () => amra.send('GET', '/api/recommendations')),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
  })

  test('takes their settings along, and leaves none behind', async () => {
    const amra = await person()
    await amra.send('PUT', '/api/recommendations/weights', { ...NORMAL, pay: 'more' })
    const { services } = app
    const given = async () => {
      for await (const { content } of exportRecommendations({ services, userId: amra.userId } as never))
        return content
    }
    expect(await given()).toMatchObject({ settings: { pay: 'more' } })
    await inTransaction(services.pool, (tx) =>
      Promise.resolve(eraseRecommendations({ tx, userId: amra.userId } as never)),
    )
    expect(await given()).toEqual({ settings: null })
  })
})

test('other parts of the product get the same list', async () => {
  const skill = await newSkill()
  const offer = await published({ skills: [skill], days: 3 })
  for (let n = 0; n < 3; n += 1) await published({ skills: [skill] })
  const amra = await person({ skills: [skill] })
  await soon(amra.ids, (ids) => ids.includes(offer) && ids.length >= 4)
  const found = await recommendedFor(app.services, { userId: amra.userId, kinds: ['job'], limit: 3 })
  expect(found).toHaveLength(3)
  expect(found[0]?.opportunity.id).toBe(offer)
  const order = await matchOrder({ services: app.services, userId: amra.userId })
  expect([order.ids[0], order.isTold]).toEqual([offer, true])
})

describe('a list of opportunities', () => {
  type List = { sort: string; items: { id: string }[] }
  const begin = async (who: Awaited<ReturnType<typeof person>>, search = '') =>
    (await who.send('GET', `/api/opportunities${search}`)).json<List>()

  test('begins with what suits whoever told their skills, and with the newest for everybody else', async () => {
    const skill = await newSkill()
    const fits = await published({ skills: [skill], place: 'bihac' })
    await published()
    const amra = await person({ skills: [skill], place: 'bihac' })
    await soon(amra.ids, (ids) => ids.includes(fits))
    const own = await begin(amra)
    expect([own.sort, own.items[0]?.id]).toEqual(['match', fits])
    expect((await begin(amra, '?sort=newest')).sort).toBe('newest')
    expect((await begin(await person())).sort).toBe('newest')
    expect((await app.http.inject({ url: '/api/opportunities' })).json<List>().sort).toBe('newest')
  })

  test('keeps what they applied for, at its end, so that its count is true', async () => {
    const skill = await newSkill()
    const mine = await published({ skills: [skill], kind: 'scholarship' })
    const other = await published({ kind: 'scholarship' })
    const amra = await person({ skills: [skill] })
    await query("insert into opportunity_events (user_id, opportunity_id, kind) values ($1, $2, 'applied')", [
      amra.userId,
      mine,
    ])
    const ids = async () => (await begin(amra, '?kind=scholarship')).items.map(({ id }) => id)
    await soon(ids, (found) => found.includes(other))
    expect(await ids()).toEqual([other, mine])
    const marks = await amra.send('GET', '/api/opportunities/marks')
    expect(marks.json<{ applied: string[] }>().applied).toEqual([mine])
  })

  test('says of each row how it stands to the member, as the page of the opportunity does', async () => {
    const [a, b, c] = [await newSkill(), await newSkill(), await newSkill()]
    const offer = await published({ skills: [a, b, c], place: 'bihac' })
    const amra = await person({ skills: [a, b], place: 'cazin' })
    type Matches = { home: string; matches: { id: string; reach: object; kilometres: number }[] }
    const read = async () =>
      (await amra.send('GET', `/api/recommendations/matches?ids=${offer},${randomUUID()}`)).json<Matches>()
    await soon(read, ({ matches }) => matches.length === 1)
    expect(await read()).toMatchObject({
      home: 'cazin',
      matches: [{ id: offer, reach: { have: 2, near: 0, of: 3 }, kilometres: 19 }],
    })
    const visit = await amra.send('POST', `/api/opportunities/${offer}/visit`, {})
    const { match } = visit.json<{ match: { have: unknown[]; near: unknown[]; missing: unknown[] } }>()
    expect([match.have.length, match.near.length, match.missing.length]).toEqual([2, 0, 1])
    // A member without stated skills gets no arch: zero of many would claim that they know nothing.
    const newcomer = await person()
    const answer = await newcomer.send('GET', `/api/recommendations/matches?ids=${offer}`)
    expect(answer.json<Matches>().matches).toMatchObject([{ reach: null }])
    expect((await amra.send('GET', '/api/recommendations/matches?ids=x')).statusCode).toBe(422)
  })
})

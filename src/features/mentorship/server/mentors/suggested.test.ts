import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { learner, learnVocabulary, opening, skillId } from '#features/analytics/server/analytics.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { SuggestedMentors } from '../../contract/suggested.endpoints.ts'
import { mentor, requestMentorship, staff } from '../mentorship.fixture.ts'
import { orderMentors } from './order-mentors.ts'

let app: TestApp
let admin: Awaited<ReturnType<typeof staff>>
let sql: string
let teamwork: string
beforeAll(async () => {
  app = await buildTestApp()
  await learnVocabulary(app)
  admin = await staff(app)
  ;[sql, teamwork] = [await skillId(app, 'sql'), await skillId(app, 'teamwork')]
})
afterAll(() => app.stop())
beforeEach(() => app.services.pool.query('delete from mentors'))

type Learner = Awaited<ReturnType<typeof learner>>
const suggested = async (who: Learner) =>
  (await who.send('GET', '/api/mentorship/suggestions')).json<SuggestedMentors>()
const taught = async (who: Learner, ...skills: string[]) =>
  (await who.send('GET', `/api/mentorship/skills?ids=${skills.join(',')}`)).json().skills

describe('mentors for a skill that is missing', () => {
  test('A learner finds how many mentors teach each skill, and who has time first', async () => {
    const amra = await learner(app)
    const one = await mentor(app, { skills: [sql] }, admin)
    await mentor(app, { skills: [sql, teamwork] }, admin)
    await app.services.pool.query('update mentors set first_slot_at = now() where user_id = $1', [one.userId])
    const rows = await taught(amra, sql, teamwork)
    expect(rows).toHaveLength(2)
    expect(rows.find((row: { skill: string }) => row.skill === sql)).toMatchObject({
      count: 2,
      first: { slug: one.slug },
    })
    expect(rows.find((row: { skill: string }) => row.skill === teamwork)).toMatchObject({ count: 1 })
    expect((await amra.send('GET', '/api/mentorship/skills?ids=sql')).statusCode).toBe(422)
    expect((await app.http.inject(`/api/mentorship/skills?ids=${sql}`)).statusCode).toBe(401)
  })

  test('Nobody is offered who is full, paused, asked already, blocked, or themselves', async () => {
    const amra = await learner(app)
    const full = await mentor(app, { skills: [sql], capacity: 1 }, admin)
    const blocked = await mentor(app, { skills: [sql] }, admin)
    const asked = await mentor(app, { skills: [sql] }, admin)
    await mentor(app, { skills: [sql], pausedUntil: '2099-01-01' }, admin)
    const other = await learner(app)
    const { id } = (
      await other.send('POST', '/api/mentorship', {
        id: crypto.randomUUID(),
        mentor: full.userId,
        goal: 'Prvi upit',
        background: '',
        format: 'text',
        at: (await full.page()).slots[0],
      })
    ).json<{ id: string }>()
    await full.send('POST', `/api/mentorship/${id}/acceptance`)
    await blocked.send('PUT', `/api/network/people/${amra.userId}/block`, {})
    await requestMentorship(amra as never, asked)
    expect(await taught(amra, sql)).toEqual([])
    expect((await suggested(amra)).mentors).toEqual([])
    expect(await taught(other, sql)).toMatchObject([{ count: 2 }])
    expect((await asked.send('GET', `/api/mentorship/skills?ids=${sql}`)).json().skills).toMatchObject([
      { count: 1, first: { slug: blocked.slug } },
    ])
  })

  test('A member under 18 is offered only mentors whom staff have checked for it', async () => {
    const minor = await learner(app)
    await app.services.pool.query("update users set born_on = now() - interval '16 years' where id = $1", [
      minor.userId,
    ])
    await mentor(app, { skills: [sql] }, admin)
    expect(await taught(minor, sql)).toEqual([])
    const checked = await mentor(app, { skills: [sql], minors: true }, admin)
    expect(await taught(minor, sql)).toMatchObject([{ count: 1, first: { slug: checked.slug } }])
  })
})

describe('suggested mentors', () => {
  test('Whoever teaches what a goal still lacks comes first, and the reason names the goal', async () => {
    const amra = await learner(app)
    await amra.can(['teamwork', 'advanced'])
    await amra.save('intro', { headline: { bhs: '', en: '' }, municipality: 'bihac' })
    const job = await opening(app, { title: 'Analitičarka', required: ['sql', 'teamwork'] })
    await amra.headFor('opportunity', job)
    const near = await mentor(app, { skills: [] }, admin)
    const teaches = await mentor(app, { skills: [sql], municipality: null, town: 'Graz' }, admin)
    const shares = await mentor(app, { skills: [teamwork], municipality: 'zenica' }, admin)
    const { mentors, goals } = await suggested(amra)
    expect(goals).toBe(true)
    expect(mentors[0]).toMatchObject({
      slug: teaches.slug,
      reasons: {
        teaches: { goal: { bhs: 'Analitičarka' }, skills: [{ en: 'SQL' }] },
        shares: [],
        near: false,
        soon: true,
      },
    })
    expect(mentors.find(({ slug }) => slug === near.slug)?.reasons).toMatchObject({
      teaches: null,
      near: true,
    })
    expect(mentors.find(({ slug }) => slug === shares.slug)?.reasons).toMatchObject({
      teaches: null,
      shares: [{ en: 'teamwork' }],
    })
  })

  test('Somebody without a goal still finds whoever has time', async () => {
    const amra = await learner(app)
    const free = await mentor(app, {}, admin)
    expect(await suggested(amra)).toMatchObject({ goals: false, mentors: [{ slug: free.slug }] })
    expect((await app.http.inject('/api/mentorship/suggestions')).statusCode).toBe(401)
  })
})

describe('the order', () => {
  const one = { id: '', skills: [] as string[], place: null, isSoon: true, replies: null }
  const seeker = { lacks: new Set(['a', 'b']), skills: new Set<string>(), place: null }

  test('A second mentor of the same skill stands below the first of another one', () => {
    const mentors = [
      { ...one, id: '1', skills: ['a'] },
      { ...one, id: '2', skills: ['a'] },
      { ...one, id: '3', skills: ['b'] },
    ]
    expect(orderMentors(mentors, seeker, 3).map(({ id }) => id)).toEqual(['1', '3', '2'])
  })

  test('Somebody new stands between those who answer and those who do not', () => {
    const mentors = [
      { ...one, id: 'rarely', replies: 0.4 },
      { ...one, id: 'new' },
      { ...one, id: 'always', replies: 1 },
    ]
    expect(orderMentors(mentors, seeker, 3).map(({ id }) => id)).toEqual(['always', 'new', 'rarely'])
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { employer } from '#features/opportunities/server/opportunities.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Recommendations } from '../contract/recommendations.endpoints.ts'
import { matchOrder } from './recommend.service.ts'
import { fillProfile, newSkill, person, publish, query, soon } from './recommendations.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

describe('a member who asks what suits them', () => {
  test('gets open ones with reasons and what would raise the match', async () => {
    const [a, b, c] = [await newSkill(app), await newSkill(app), await newSkill(app)]
    const fits = await publish(app, { skills: [a, b, c], place: 'bihac', days: 3 })
    const other = await publish(app, { skills: [await newSkill(app)] })
    const amra = await person(app, { skills: [a, b], place: 'bihac' })
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
    const skill = await newSkill(app)
    const amra = await person(app, { skills: [skill] })
    await amra.ids()
    const fresh = await publish(app, { skills: [skill] })
    await soon(amra.ids, (ids) => ids[0] === fresh)
    await query(app, `update opportunities set status = 'closed' where id = $1`, [fresh])
    // At once, whatever the thread has cached.
    expect(await amra.ids()).not.toContain(fresh)
  })

  test('keeps to one kind, and at most three of one employer', async () => {
    const training = await publish(app, { kind: 'training' })
    for (let n = 0; n < 5; n += 1) await publish(app, { kind: 'training', organisation: 'Jedna škola' })
    const amra = await person(app)
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
    const skill = await newSkill(app)
    const offer = await publish(app, { skills: [skill] })
    const amra = await person(app, { skills: [skill] })
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
    const call = await publish(app, { kind: 'grant' })
    await query(app, `update opportunities set only_for = 'female' where id = $1`, [call])
    const amra = await person(app, { gender: 'female' })
    await soon(amra.ids, (ids) => ids.includes(call))
    const told = async (gender: 'male' | 'female' | 'other') => (await person(app, { gender })).ids()
    expect(await told('male')).not.toContain(call)
    // A member of another or of no stated gender is never left out by a guess.
    expect(await told('other')).toContain(call)
    expect(await (await person(app)).ids()).toContain(call)
    // Everyone can find it.
    const man = await person(app, { gender: 'male' })
    const list = await man.send('GET', '/api/opportunities?kind=grant')
    expect(list.json<{ items: { id: string }[] }>().items.map(({ id }) => id)).toContain(call)
  })

  test('is not sent to the organisation where they are already', async () => {
    const boss = await employer(app, { name: 'Vlastita kuća', role: 'owner' })
    const skill = await newSkill(app)
    const wanted = { skill, importance: 'required' as const, level: null }
    const { id } = await boss.published('job', { skills: [wanted] })
    await publish(app, { skills: [skill] })
    const amra = await person(app, { skills: [skill] })
    await soon(amra.ids, (ids) => ids.includes(id))
    const [{ user_id: bossId } = {}] = await query(
      app,
      'select user_id from organisation_members where organisation_id = $1',
      [boss.organisation],
    )
    await fillProfile(app, String(bossId), { skills: [skill], place: 'zenica' })
    const own = (await boss.send('GET', '/api/recommendations')).json<Recommendations>()
    expect(own.suggestions.length).toBeGreaterThan(0)
    expect(own.suggestions.map(({ opportunity }) => opportunity.id)).not.toContain(id)
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
    const amra = await person(app)
    const answers = await Promise.all(
      Array.from({ length: 62 }, () => amra.send('GET', '/api/recommendations')),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
  })
})

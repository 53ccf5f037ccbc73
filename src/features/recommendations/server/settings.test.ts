import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Weights } from '../contract/recommendations.endpoints.ts'
import { eraseRecommendations, exportRecommendations } from './data-rights.ts'
import { getMemberFacts } from './member.queries.ts'
import { newSkill, person, publish, soon } from './recommendations.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const NORMAL: Weights = { near: 'normal', pay: 'normal', learning: 'normal' }

describe('a member who asks what suits them', () => {
  test('has what they look for first from the moment they say it; strangers and other words are refused', async () => {
    const practice = await publish(app, { kind: 'volunteering', place: 'gracanica' })
    const amra = await person(app, { place: 'gracanica' })
    const other = await person(app)
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

  test('weighs for themselves what counts, and nobody else does', async () => {
    const [amra, other] = [await person(app), await person(app)]
    expect((await amra.send('GET', '/api/recommendations/weights')).json()).toEqual(NORMAL)
    const wanted: Weights = { near: 'less', pay: 'more', learning: 'normal' }
    expect((await amra.send('PUT', '/api/recommendations/weights', wanted)).json()).toEqual(wanted)
    expect((await amra.send('GET', '/api/recommendations/weights')).json()).toEqual(wanted)
    expect((await other.send('GET', '/api/recommendations/weights')).json()).toEqual(NORMAL)
    for (const bad of [{ ...wanted, near: 'most' }, { near: 'less' }, { ...wanted, gender: 'more' }])
      expect((await amra.send('PUT', '/api/recommendations/weights', bad)).statusCode).toBe(422)
  })

  test('starts anew: what they did before counts no longer', async () => {
    const skill = await newSkill(app)
    const saved = await publish(app, { skills: [skill] })
    const amra = await person(app)
    await amra.send('PUT', `/api/opportunities/${saved}/saved`, { saved: true })
    expect((await getMemberFacts(app.services.db, amra.userId)).interactions).toHaveLength(1)
    await amra.send('POST', '/api/recommendations/reset', {})
    expect((await getMemberFacts(app.services.db, amra.userId)).interactions).toEqual([])
  })

  test('takes their settings along, and leaves none behind', async () => {
    const amra = await person(app)
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

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { matchOrder, recommendedFor } from './recommend.service.ts'
import { newSkill, person, publish, query, soon } from './recommendations.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

test('other parts of the product get the same list', async () => {
  const skill = await newSkill(app)
  const offer = await publish(app, { skills: [skill], days: 3 })
  for (let n = 0; n < 3; n += 1) await publish(app, { skills: [skill] })
  const amra = await person(app, { skills: [skill] })
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
    const skill = await newSkill(app)
    const fits = await publish(app, { skills: [skill], place: 'bihac' })
    await publish(app)
    const amra = await person(app, { skills: [skill], place: 'bihac' })
    await soon(amra.ids, (ids) => ids.includes(fits))
    const own = await begin(amra)
    expect([own.sort, own.items[0]?.id]).toEqual(['match', fits])
    expect((await begin(amra, '?sort=newest')).sort).toBe('newest')
    expect((await begin(await person(app))).sort).toBe('newest')
    expect((await app.http.inject({ url: '/api/opportunities' })).json<List>().sort).toBe('newest')
  })

  test('keeps what they applied for, at its end, so that its count is true', async () => {
    const skill = await newSkill(app)
    const mine = await publish(app, { skills: [skill], kind: 'scholarship' })
    const other = await publish(app, { kind: 'scholarship' })
    const amra = await person(app, { skills: [skill] })
    await query(
      app,
      "insert into opportunity_events (user_id, opportunity_id, kind) values ($1, $2, 'applied')",
      [amra.userId, mine],
    )
    const ids = async () => (await begin(amra, '?kind=scholarship')).items.map(({ id }) => id)
    await soon(ids, (found) => found.includes(other))
    expect(await ids()).toEqual([other, mine])
    const marks = await amra.send('GET', '/api/opportunities/marks')
    expect(marks.json<{ applied: string[] }>().applied).toEqual([mine])
  })

  test('says of each row how it stands to the member, as the page of the opportunity does', async () => {
    const [a, b, c] = [await newSkill(app), await newSkill(app), await newSkill(app)]
    const offer = await publish(app, { skills: [a, b, c], place: 'bihac' })
    const amra = await person(app, { skills: [a, b], place: 'cazin' })
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
    const newcomer = await person(app)
    const answer = await newcomer.send('GET', `/api/recommendations/matches?ids=${offer}`)
    expect(answer.json<Matches>().matches).toMatchObject([{ reach: null }])
    expect((await amra.send('GET', '/api/recommendations/matches?ids=x')).statusCode).toBe(422)
  })
})

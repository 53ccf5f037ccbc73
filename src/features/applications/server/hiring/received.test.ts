import { afterAll, beforeAll, expect, test } from 'vitest'
import { sender } from '#features/opportunities/server/opportunities.fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { listReceived } from '../../contract/hiring.endpoints.ts'
import { applicantOf, decided, type House, openHouse, reviewerOf } from '../applications.fixture.ts'

let given: House
let app: House['app']
let boss: House['boss']
beforeAll(async () => {
  given = await openHouse()
  ;({ app, boss } = given)
})
afterAll(() => app.stop())

test('a reviewer finds what they read: on the list, and on the dashboard as long as something is new', async () => {
  const open = (await boss.published()).id
  const id = await (await applicantOf(given)).sent(open)
  const ivo = await reviewerOf(given)
  const received = async (path = '/api/received-applications') =>
    (await ivo.send('GET', path)).json<ResponseOf<typeof listReceived>>()
  const { reads, opportunities } = await received()
  expect([reads, opportunities.map((one) => one.id)]).toEqual([true, [open, given.job]])
  expect(opportunities[0]?.applications).toEqual({ all: 1, fresh: 1 })
  expect((await received(`/api/received-applications?after=${open}`)).opportunities).toHaveLength(1)
  expect((await ivo.send('GET', `/api/opportunities/${open}/applications`)).statusCode).toBe(200)
  await app.services.pool.query('update users set onboarded_at = now() where id = $1', [ivo.userId])
  const dashboard = async () => (await ivo.send('GET', '/api/dashboard')).body
  expect(await dashboard()).toContain(`/opportunities/${open}/applications`)
  await decided(boss, open, [id], { status: 'in-review' })
  expect(await dashboard()).not.toContain(`/opportunities/${open}/applications`)
})

test('nobody is shown what other organisations receive', async () => {
  const answer = (await sender(app, given.stranger)('GET', '/api/received-applications')).json()
  expect(answer).toEqual({ reads: false, opportunities: [], next: null })
  expect((await app.http.inject({ url: '/api/received-applications' })).statusCode).toBe(401)
})

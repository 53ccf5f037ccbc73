import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { callById, callBySlug } from './index.ts'
import { insertCall } from './calls.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

describe('a call', () => {
  test('is read by everybody, with its rules, its canvas, its dates and the clock of the server', async () => {
    const { slug, id } = await insertCall(app.services.db)
    const answer = await app.http.inject({ method: 'GET', url: `/api/public/calls/${slug}` })
    expect(answer.statusCode).toBe(200)
    const call = answer.json()
    expect(call).toMatchObject({ id, phase: 'open', given: 0, bank: { name: 'Omladinska banka Zenica' } })
    expect(call.content.template.boxes).toHaveLength(11)
    expect(call.content.rules.length).toBeGreaterThan(10)
    expect(Math.abs(Date.parse(call.now) - Date.now())).toBeLessThan(60_000)
  })

  test('is known to those who take applications by its id', async () => {
    const { id, slug } = await insertCall(app.services.db)
    expect(await callById(app.services.db, id)).toMatchObject({ slug, content: { graceMinutes: 30 } })
    expect(await callBySlug(app.services.db, slug)).toMatchObject({ id })
    expect(await callById(app.services.db, newId())).toBeUndefined()
  })

  test('that is not there is not found', async () => {
    const answer = await app.http.inject({ method: 'GET', url: '/api/public/calls/nema-ga' })
    expect(answer.statusCode).toBe(404)
  })
})

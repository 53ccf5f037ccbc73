import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

test('while every connection to the database is taken people are asked to come back, and then are served', async () => {
  const { pool } = app.services
  const ask = () => app.http.inject({ url: '/api/opportunities' })
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  pool.options.connectionTimeoutMillis = 300
  const { statusCode, headers } = await ask()
  pool.options.connectionTimeoutMillis = 10_000
  for (const client of taken) client.release()
  expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([503, true])
  expect((await ask()).statusCode).toBe(200)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { writer } from './feed.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const inject = (url: string) => app.http.inject({ method: 'GET', url })

// Who reads which post where is tried in tests/security/audience.
test('A post ends at once for all when its author is suspended', async () => {
  const [ena, reader] = [await writer(app), await writer(app)]
  const id = await ena.wrote('Javno', 'public')
  await app.services.pool.query('update users set suspended_at = now() where id = $1', [ena.userId])
  expect((await reader.opens(id)).statusCode).toBe(404)
  expect((await inject(`/api/public/feed/${id}`)).statusCode).toBe(404)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { join, newPerson, openBrowser, registration } from './account.fixture.ts'
import { cleanTask } from './clean.task.ts'
import { issueFirstAdminLink } from './first-admin.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const TABLES = [
  'pending_registrations',
  'registration_browsers',
  'onboarding_tickets',
  'first_admin_links',
  'sessions',
] as const

async function counts() {
  const found = TABLES.map((table) => app.services.pool.query(`select count(*)::int as n from ${table}`))
  return (await Promise.all(found)).map(({ rows }) => rows[0].n)
}

test('what nobody needs any more is removed, and what somebody may still use stays', async () => {
  const { services } = app
  await join(app, openBrowser(app))
  await openBrowser(app).post('/api/auth/register', registration(newPerson()))
  await issueFirstAdminLink(services)
  await cleanTask.handle(services, {}, { id: 'once', complete: async () => undefined })
  expect(await counts()).toEqual([2, 2, 1, 1, 1])
  await services.pool.query(`
    update pending_registrations set created_at = now() - interval '8 days';
    update onboarding_tickets set expires_at = now() - interval '1 second';
    update first_admin_links set expires_at = now() - interval '1 second';
    update sessions set expires_at = now() - interval '61 days'`)
  await cleanTask.handle(services, {}, { id: 'once', complete: async () => undefined })
  expect(await counts()).toEqual([0, 0, 0, 0, 0])
})

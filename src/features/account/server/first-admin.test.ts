import { afterAll, beforeAll, expect, test } from 'vitest'
import { passwordWeakness } from '#platform/server/auth/password-rules.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { openBrowser, PASSWORD } from './account.fixture.ts'
import { demoAccounts, seedAccounts } from './account.seed.ts'
import { cast } from './cast.seed.ts'
import { issueFirstAdminLink } from './first-admin.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const ADMIN = { firstName: 'Lejla', lastName: 'Begić', password: PASSWORD, confirmPassword: PASSWORD }

function tokenOf(link: string | undefined): string {
  return /^http:\/\/localhost:3000\/admin\/first\?token=([\w-]{43})$/.exec(link ?? '')?.[1] ?? ''
}

test('without a link nobody becomes an admin', async () => {
  for (const locale of ['bhs', 'en']) {
    const answer = await openBrowser(app, { locale }).post('/api/auth/first-admin', {
      ...ADMIN,
      email: 'a@primjer.ba',
      token: 'izmišljen',
    })
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'account.firstAdminInvalid',
        error:
          locale === 'en'
            ? 'This link is not valid, has expired or has been used.'
            : 'Ovaj link je nevažeći, istekao ili već iskorišten.',
      },
    })
  }
})

test('an expired link makes no admin', async () => {
  const token = tokenOf(await issueFirstAdminLink(app.services))
  await app.services.pool.query("update first_admin_links set expires_at = now() - interval '1 second'")
  const answer = await openBrowser(app).post('/api/auth/first-admin', {
    ...ADMIN,
    email: 'a@primjer.ba',
    token,
  })
  expect(answer.body).toMatchObject({ code: 'account.firstAdminInvalid' })
})

test('weak passwords, unknown fields and foreign pages are refused, and the link stays good', async () => {
  const token = tokenOf(await issueFirstAdminLink(app.services))
  const body = { ...ADMIN, email: 'prva@primjer.ba', token }
  const browser = openBrowser(app)
  expect(
    (
      await browser.post('/api/auth/first-admin', {
        ...body,
        password: '12345678',
        confirmPassword: '12345678',
      })
    ).body,
  ).toMatchObject({
    fields: { password: expect.stringContaining('Izaberi drugu') },
  })
  expect(
    (await browser.post('/api/auth/first-admin', { ...body, confirmPassword: 'Drugacija-1' })).body,
  ).toMatchObject({ error: 'Lozinke se ne poklapaju' })
  expect((await browser.post('/api/auth/first-admin', { ...body, role: 'ADMIN' })).status).toBe(422)
  expect((await browser.post('/api/auth/first-admin', body, { origin: 'https://zlo.example' })).status).toBe(
    403,
  )
})

test('of links used at the same moment one makes the admin, and none is left', async () => {
  const links = [await issueFirstAdminLink(app.services), await issueFirstAdminLink(app.services)]
  const answers = await Promise.all(
    [0, 1, 0, 1, 0, 1].map((which, n) =>
      openBrowser(app).post('/api/auth/first-admin', {
        ...ADMIN,
        email: `prva${n}@primjer.ba`,
        token: tokenOf(links[which]),
      }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422])
  const { rows } = await app.services.pool.query('select email from users')
  expect(rows).toHaveLength(1)
  const admin = openBrowser(app)
  expect((await admin.post('/api/auth/login', { email: rows[0].email, password: PASSWORD })).status).toBe(200)
  expect((await admin.get('/api/user/permissions')).body).toEqual({ hasGlobalPermissions: true })
  expect(await issueFirstAdminLink(app.services)).toBeUndefined()
})

test('every role of the demo world signs in with its printed password', async () => {
  await seedAccounts(app.services)
  await seedAccounts(app.services)
  expect(demoAccounts.map(({ role }) => role)).toEqual([
    'member',
    'mentor',
    'organisation editor',
    'organisation editor',
    'board reviewer',
    'scoped admin',
    'global admin',
  ])
  for (const { role, email, password } of demoAccounts) {
    const browser = openBrowser(app)
    expect((await browser.post('/api/auth/login', { email, password })).status).toBe(200)
    const { body } = await browser.get('/api/user/profile')
    expect(body).toMatchObject({ onboardingCompleted: true, role: role.includes('admin') ? 'ADMIN' : 'USER' })
    expect((await browser.get('/api/user/permissions')).body).toEqual({
      hasGlobalPermissions: role === 'global admin',
    })
  }
})

test('the cast would pass the rules that everybody else must pass', () => {
  const people = Object.values(cast)
  for (const { email, password } of demoAccounts) {
    const owner = people.find((person) => person.email === email)
    expect(owner && passwordWeakness(password, owner)).toBeUndefined()
    expect(owner).toBeDefined()
  }
  for (const { phoneNumber } of people) expect(phoneNumber).toMatch(/^\+387\d{8}$/)
  expect(new Set(people.map(({ town }) => town)).size).toBeGreaterThan(12)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { join, mailedProof, newPerson, openBrowser, registration } from './account.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

test('a young woman registers, types the mailed code and is signed in', async () => {
  const browser = openBrowser(app)
  const amra = newPerson()
  const registered = await browser.post('/api/auth/register', registration(amra))
  expect(registered).toMatchObject({
    status: 200,
    body: { redirectTo: `/auth/verify?email=${encodeURIComponent(amra.email)}` },
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    cookies: ['__Host-reg'],
  })
  const { code, token, mail } = await mailedProof(app, amra.email)
  expect(mail.subject).toBe('Potvrdi svoj email za Zamah')
  expect(mail.text).toContain(
    `http://localhost:3000/auth/verify?token=${token}&email=${encodeURIComponent(amra.email)}`,
  )
  expect(mail.html?.split('\n')).toContain(code)
  expect(mail.html).toContain(token)
  const verified = await browser.post('/api/auth/verify', { email: ` ${amra.email.toUpperCase()} `, code })
  expect(verified).toMatchObject({ status: 200, body: { verified: true, accessToken: expect.any(String) } })
  expect(verified.cookies.sort()).toEqual(['__Host-onb', '__Host-sid'])
  expect((await browser.get('/api/user/profile')).body).toMatchObject({
    name: 'Amra Hodžić',
    email: amra.email,
    role: 'USER',
    isVerified: true,
    onboardingCompleted: false,
    language: 'bhs',
    profilePictureUrl: null,
  })
  const { rows } = await app.services.pool.query(
    `select document, version from terms_acceptances join users on users.id = user_id where email = $1 order by 1`,
    [amra.email],
  )
  expect(rows).toEqual([
    { document: 'privacy', version: expect.any(String) },
    { document: 'terms', version: expect.any(String) },
  ])
})

test('the cookies of proof are strict, secure, not for scripts and stored hashed', async () => {
  const amra = newPerson()
  const response = await app.http.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: registration(amra),
  })
  const cookie = String(response.headers['set-cookie'])
  expect(cookie).toMatch(/^__Host-reg=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
  const value = /=([\w-]{43})/.exec(cookie)?.[1] ?? ''
  const { rows } = await app.services.pool.query(
    'select encode(reg_hash, $1) as h from registration_browsers',
    ['base64'],
  )
  expect(rows.map(({ h }) => h)).not.toContain(value)
})

test('an English speaker gets English mails and refusals, whatever the browser says', async () => {
  const browser = openBrowser(app, { locale: 'bhs' })
  const emma = newPerson('Emma')
  const refused = await browser.post('/api/auth/register', {
    ...registration(emma, 'en'),
    confirmPassword: 'Another-one-9',
  })
  expect(refused).toMatchObject({
    status: 422,
    body: { error: "Passwords don't match", fields: { confirmPassword: "Passwords don't match" } },
  })
  await browser.post('/api/auth/register', registration(emma, 'en'))
  expect((await mailedProof(app, emma.email)).mail.subject).toBe('Verify your email for Zamah')
})

test.each([
  [{ confirmPassword: 'Nesto-Drugo-1' }, 'confirmPassword', 'Lozinke se ne poklapaju'],
  [{ agreeToTerms: false }, 'agreeToTerms', 'Morate prihvatiti uslove korišćenja'],
  [{ agreeToTerms: 'true' }, 'agreeToTerms', 'Morate prihvatiti uslove korišćenja'],
  [
    { password: 'Kratka1', confirmPassword: 'Kratka1' },
    'password',
    'Lozinka mora imati najmanje 8 karaktera',
  ],
  [
    { password: 'lozinka123', confirmPassword: 'lozinka123' },
    'password',
    'Ovu lozinku koristi previše ljudi. Izaberi drugu.',
  ],
  [
    { password: 'Hodžić-2026', confirmPassword: 'Hodžić-2026' },
    'password',
    'Lozinka ne smije sadržavati tvoje ime ni email.',
  ],
  [{ email: 'nije adresa' }, 'email', 'Neispravna email adresa'],
])('a registration with %j is refused with a clear text', async (change, field, text) => {
  const answer = await openBrowser(app).post('/api/auth/register', {
    ...registration(newPerson()),
    ...change,
  })
  expect(answer).toMatchObject({
    status: 422,
    body: { error: text, code: 'platform.invalid', fields: { [field]: text } },
    cookies: [],
  })
})

test.each(['firstName', 'lastName', 'email', 'password', 'confirmPassword', 'agreeToTerms', 'language'])(
  'a registration without %s is refused',
  async (field) => {
    const { [field as 'email']: _, ...rest } = registration(newPerson())
    const answer = await openBrowser(app).post('/api/auth/register', rest)
    expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } })
  },
)

test('unknown fields and names that hide addresses or control signs are refused', async () => {
  const browser = openBrowser(app)
  const wrong = [
    { role: 'ADMIN' },
    { firstName: 'http://zlo.ba' },
    { lastName: 'a\u0000b' },
    { firstName: '   ' },
    { firstName: 7 },
  ]
  for (const change of wrong) {
    const answer = await browser.post('/api/auth/register', { ...registration(newPerson()), ...change })
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { [Object.keys(change)[0]!]: expect.any(String) } },
    })
  }
})

test('a page of another site cannot register, resend or verify anybody', async () => {
  const browser = openBrowser(app)
  const foreign = { origin: 'https://zlo.example' }
  const calls: [string, unknown][] = [
    ['/api/auth/register', registration(newPerson())],
    ['/api/auth/resend-verification', { email: 'a@b.ba' }],
    ['/api/auth/verify', { email: 'a@b.ba', code: 'ABC123' }],
    ['/api/auth/onboarding', {}],
  ]
  for (const [url, body] of calls) {
    expect(await browser.post(url, body, foreign)).toMatchObject({
      status: 403,
      body: { code: 'platform.foreignOrigin' },
    })
  }
  const link = await browser.get('/api/auth/verify?token=abc', { 'sec-fetch-site': 'cross-site' })
  expect(link).toMatchObject({ status: 403, body: { code: 'platform.foreignOrigin' } })
})

test('sixty people in one classroom register within an hour', async () => {
  const address = '127.60.60.60'
  const body = registration(newPerson())
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async (_, n) => {
      const answer = await openBrowser(app, { address }).post('/api/auth/register', {
        ...body,
        email: `ucenik${n}@primjer.ba`,
      })
      return answer.status
    }),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('only the browser of the person hears that the email is verified already', async () => {
  const browser = openBrowser(app)
  const amra = await join(app, browser)
  const known = await browser.post('/api/auth/resend-verification', { email: amra.email })
  expect(known.body).toEqual({
    alreadyVerified: true,
    error: 'Ovaj email je već potvrđen. Možeš se prijaviti.',
  })
  const { '__Host-sid': _, ...withoutSession } = Object.fromEntries(browser.jar)
  const english = await openBrowser(app, { locale: 'en' }).post(
    '/api/auth/resend-verification',
    { email: amra.email },
    {
      cookie: Object.entries(withoutSession)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    },
  )
  expect(english.body).toEqual({
    alreadyVerified: true,
    error: 'This email is already verified. You can sign in.',
  })
  const stranger = openBrowser(app)
  await join(app, stranger)
  expect((await stranger.post('/api/auth/resend-verification', { email: amra.email })).body).toEqual({})
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { digests } from './proofs.ts'
import { join, mailedProof, newPerson, openBrowser, PASSWORD, registration } from './account.fixture.ts'

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

test('somebody who has an account is told so by mail, without a code or a link, and keeps it as it is', async () => {
  const amra = await join(app, openBrowser(app))
  const stranger = openBrowser(app)
  await stranger.post('/api/auth/register', {
    ...registration(amra),
    firstName: 'Lopov',
    password: 'Tudja-Lozinka-5',
    confirmPassword: 'Tudja-Lozinka-5',
  })
  const mail = await app.mails.next(
    amra.email,
    ({ subject }) => subject === 'Već imaš račun na platformi Zamah',
  )
  expect(mail.text).not.toContain('/auth/verify')
  expect(mail.text).not.toMatch(/^[A-Z0-9]{6}$/m)
  expect(
    (await stranger.post('/api/auth/login', { email: amra.email, password: 'Tudja-Lozinka-5' })).status,
  ).toBe(401)
  const again = openBrowser(app)
  expect((await again.post('/api/auth/login', { email: amra.email, password: PASSWORD })).status).toBe(200)
  expect((await again.get('/api/user/profile')).body).toMatchObject({ firstName: 'Amra' })
  const resent = await stranger.post('/api/auth/resend-verification', { email: amra.email })
  expect(resent).toMatchObject({ status: 200, body: {} })
  expect(resent.body).toEqual({})
})

test('of two registrations for one address the one proven wins, and the other is worth nothing', async () => {
  const first = openBrowser(app)
  const second = openBrowser(app)
  const person = newPerson()
  await first.post('/api/auth/register', registration(person))
  const one = await mailedProof(app, person.email)
  await second.post('/api/auth/register', {
    ...registration(person),
    firstName: 'Nova',
    password: 'Druga-Lozinka-8',
    confirmPassword: 'Druga-Lozinka-8',
  })
  const two = await mailedProof(app, person.email, one.mail.messageId)
  const verified = await openBrowser(app).post('/api/auth/verify', { email: person.email, code: one.code })
  expect(verified).toMatchObject({ status: 200, cookies: ['__Host-onb'] })
  expect(verified.body).toEqual({ verified: true })
  expect((await second.post('/api/auth/verify', { email: person.email, code: two.code })).status).toBe(422)
  expect((await second.get(`/api/auth/verify?token=${two.token}`)).status).toBe(422)
  // It was proven in a third browser, which knows neither of the two passwords.
  for (const [browser, password] of [
    [first, person.password],
    [second, 'Druga-Lozinka-8'],
  ] as const)
    expect((await browser.post('/api/auth/login', { email: person.email, password })).status).toBe(401)
})

test('a fresh code is mailed five times in a quarter of an hour, then the person is asked to wait', async () => {
  for (const locale of ['bhs', 'en']) {
    const browser = openBrowser(app, { locale })
    const person = newPerson()
    await browser.post('/api/auth/register', registration(person))
    const first = await mailedProof(app, person.email)
    expect(await browser.post('/api/auth/resend-verification', { email: person.email })).toMatchObject({
      status: 200,
      body: {},
    })
    const fresh = await mailedProof(app, person.email, first.mail.messageId)
    expect(fresh.token).toBe(first.token)
    for (let n = 2; n <= 5; n += 1)
      expect((await browser.post('/api/auth/resend-verification', { email: person.email })).status).toBe(200)
    const sixth = await browser.post('/api/auth/resend-verification', { email: person.email })
    expect(sixth).toMatchObject({ status: 429, body: { code: 'platform.tooMany' } })
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
    expect(sixth.body.error).toContain(locale === 'en' ? 'Too many attempts' : 'Previše pokušaja')
  }
})

test('a stranger who asks for fifty mails at once leaves the person theirs', async () => {
  const stranger = openBrowser(app)
  const own = openBrowser(app)
  const person = newPerson()
  await own.post('/api/auth/register', registration(person))
  const flood = await Promise.all(
    Array.from({ length: 50 }, () => stranger.post('/api/auth/resend-verification', { email: person.email })),
  )
  const sent = flood.filter(({ status }) => status === 200)
  expect([sent.length, new Set(flood.map(({ status }) => status))]).toEqual([5, new Set([200, 429])])
  expect((await own.post('/api/auth/resend-verification', { email: person.email })).status).toBe(200)
  // All networks together cause ten.
  for (let n = 0; n < 4; n += 1)
    await openBrowser(app).post('/api/auth/resend-verification', { email: person.email })
  const late = await openBrowser(app).post('/api/auth/resend-verification', { email: person.email })
  expect(late.status).toBe(429)
})

test('a stranger who registers an address again and again leaves its person the mail of their registration', async () => {
  const stranger = openBrowser(app)
  const person = newPerson()
  await Promise.all(
    Array.from({ length: 8 }, () =>
      stranger.post('/api/auth/register', { ...registration(person), firstName: 'Stranac' }),
    ),
  )
  const own = openBrowser(app)
  await own.post('/api/auth/register', registration(person))
  const counted = async (key: string) => {
    const { rows } = await app.services.pool.query<{ count: number }>(
      `select count from limit_counters where key like $1 order by length(key) limit 1`,
      [key],
    )
    return rows[0]?.count
  }
  const address = digests(app.services.secrets).limit(person.email)
  expect(await counted(`register:mail:${address}%`)).toBe(6)
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

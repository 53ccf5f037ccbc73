import { expect, open, type Page, test } from './fixtures.ts'
import { type Answer, answer, field, freeze, hold, silence, speak, stored } from './stubs.ts'

const ADDRESS = 'amra@example.ba'
const VERIFY = `/auth/verify?email=${encodeURIComponent(ADDRESS)}`
const ONBOARDING = `/onboarding?email=${encodeURIComponent(ADDRESS)}`

const TEXTS = {
  bhs: {
    register: 'Registruj se',
    registerFailed: 'Greška pri registraciji',
    required: 'Ovo polje je obavezno.',
    terms: 'Morate prihvatiti uslove korišćenja',
    differ: 'Lozinke se ne poklapaju',
    hint: 'Barem 8 znakova; najbolje s velikim i malim slovom, cifrom i posebnim znakom.',
    login: 'Prijavi se',
    error: 'Greška',
    loginFailed: 'Greška prilikom prijave',
    welcome: ['Uspješna prijava', 'Dobro došli nazad!'],
    again: 'Pošalji kod ponovo',
    send: 'Pošalji kod',
    resendFailed: 'Greška pri slanju koda. Molimo pokušajte ponovo.',
    sent: 'Novi kod je poslan na vašu email adresu',
    screenResendFailed: 'Greška pri slanju koda',
    verify: 'Potvrdi',
    verifyFailed: 'Neispravan ili istekao kod za verifikaciju',
    verified: ['Email adresa je uspješno potvrđena!', 'Vodimo te na prve korake...'],
    spam: 'Pogledaj i prijemnu i neželjenu poštu.',
    next: 'Dalje',
    back: 'Nazad',
    complete: 'Završi',
    contact: ['Broj telefona je obavezan', 'Izaberi spol'],
    interest: 'Izaberi barem jednu oblast',
    onboardingFailed: 'Greška prilikom završetka onboarding-a',
  },
  en: {
    register: 'Register',
    registerFailed: 'Registration failed',
    required: 'This field is required.',
    terms: 'You must accept the terms of use',
    differ: "Passwords don't match",
    hint: 'At least 8 characters; best with upper case, lower case, a digit and a special character.',
    login: 'Sign in',
    error: 'Error',
    loginFailed: 'Sign-in failed',
    welcome: ['Signed in', 'Welcome back!'],
    again: 'Send the code again',
    send: 'Send the code',
    resendFailed: 'The code could not be sent. Please try again.',
    sent: 'A new code has been sent to your email address',
    screenResendFailed: 'The code could not be sent',
    verify: 'Verify',
    verifyFailed: 'Invalid or expired verification code',
    verified: ['Email address successfully verified!', 'Redirecting you to onboarding...'],
    spam: 'Check your inbox and your spam folder.',
    next: 'Next',
    back: 'Back',
    complete: 'Complete',
    contact: ['Phone number is required', 'Please select gender'],
    interest: 'Select at least one interest',
    onboardingFailed: 'Onboarding could not be completed',
  },
} as const

/** Refusals that a server may send, and the words that the person then reads. */
const REFUSALS: { refusal: Answer; words?: string }[] = [
  { refusal: { status: 400, json: {} } },
  { refusal: { status: 422, json: { error: 'Riječi servera.' } }, words: 'Riječi servera.' },
  { refusal: { status: 502, text: '<h1>Bad gateway</h1>' } },
  { refusal: { status: 403, json: { error: 'Druge riječi.' } }, words: 'Druge riječi.' },
  { refusal: 'no answer' },
]

async function button(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click()
}

async function fillRegistration(page: Page) {
  await field(page, 'firstName').fill(' Amra ')
  await field(page, 'lastName').fill('Hodžić')
  await field(page, 'email').fill(ADDRESS)
  await field(page, 'password').fill('Kamen-i-luk-26')
  await field(page, 'confirmPassword').fill('Kamen-i-luk-26')
  await field(page, 'agreeToTerms').check()
}

async function answerTheSteps(page: Page, t: (typeof TEXTS)['bhs' | 'en']) {
  await field(page, 'phoneNumber').fill('061 222 333')
  await page.locator('[name="gender"][value="female"]').check()
  await button(page, t.next)
  await page.locator('[name="interests"][value="technology"]').check()
  await page.locator('[name="interests"][value="social_impact"]').check()
  await button(page, t.next)
}

for (const language of ['bhs', 'en'] as const) {
  const t = TEXTS[language]

  test(`registration tells what is missing and why it failed (${language})`, async ({ page }) => {
    await silence(page)
    await speak(page, language)
    await open(page, '/register')
    await expect(page.getByText(t.hint)).toBeVisible()
    await button(page, t.register)
    await expect(page.getByText(t.required)).toHaveCount(5)
    await expect(page.getByText(t.terms)).toBeVisible()
    await fillRegistration(page)
    await field(page, 'confirmPassword').fill('nešto drugo')
    await button(page, t.register)
    await expect(page.getByText(t.differ)).toBeVisible()
    await field(page, 'confirmPassword').fill('Kamen-i-luk-26')
    await answer(page, 'POST /api/auth/register', ...REFUSALS.map(({ refusal }) => refusal))
    for (const { words } of REFUSALS) {
      await button(page, t.register)
      await expect(page.getByText(words ?? t.registerFailed)).toBeVisible()
    }
  })

  test(`registration sends the payload and follows the answer (${language})`, async ({ page }) => {
    await silence(page)
    await speak(page, language)
    await open(page, '/register')
    await fillRegistration(page)
    const sent = await answer(page, 'POST /api/auth/register', { json: { redirectTo: '/terms?x=1' } })
    await button(page, t.register)
    await expect(page).toHaveURL('/terms?x=1')
    expect(sent.map(({ body }) => body)).toEqual([
      {
        firstName: 'Amra',
        lastName: 'Hodžić',
        email: ADDRESS,
        password: 'Kamen-i-luk-26',
        confirmPassword: 'Kamen-i-luk-26',
        agreeToTerms: true,
        language,
      },
    ])
    expect(await stored(page, 'registrationEmail')).toBe(ADDRESS)
  })

  test(`a failed sign-in is told in a message, a good one too (${language})`, async ({ page }) => {
    await silence(page)
    await speak(page, language)
    await open(page, '/login')
    await field(page, 'email').fill(ADDRESS)
    await field(page, 'password').fill('x')
    await answer(
      page,
      'POST /api/auth/login',
      ...REFUSALS.map(({ refusal }) => refusal),
      { json: { error: 'Odbijeno.' } },
      { json: { accessToken: 'plain-text-token', refreshToken: 'r' } },
    )
    for (const { words } of [...REFUSALS, { words: 'Odbijeno.' }]) {
      await button(page, t.login)
      const message = page.getByRole('alert').filter({ hasText: words ?? t.loginFailed })
      await expect(message.locator('[data-variant="destructive"]')).toContainText(t.error)
    }
    await answer(page, 'GET /api/user/profile', { json: {} })
    await button(page, t.login)
    for (const text of t.welcome) await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
  })

  test(`the sign-in sends the code again and goes on after two seconds (${language})`, async ({ page }) => {
    await silence(page)
    await speak(page, language)
    await page.clock.install()
    await open(page, '/login')
    await button(page, t.again)
    const dialog = page.getByRole('dialog')
    await dialog.locator('[name="email"]').fill(ADDRESS)
    const sent = await answer(
      page,
      'POST /api/auth/resend-verification',
      ...REFUSALS.map(({ refusal }) => refusal),
      { json: { alreadyVerified: true, error: 'Već je potvrđeno.' } },
      { status: 409, json: { alreadyVerified: true, error: 'Potvrđeno je.' } },
      { json: {} },
    )
    for (const { words } of [...REFUSALS, { words: 'Već je potvrđeno.' }, { words: 'Potvrđeno je.' }]) {
      await dialog.getByRole('button', { name: t.send }).click()
      await expect(dialog.getByText(words ?? t.resendFailed)).toBeVisible()
    }
    await freeze(page)
    await expect(page).toHaveURL('/login')
    await dialog.getByRole('button', { name: t.send }).click()
    await expect(dialog.getByText(t.sent)).toBeVisible()
    await page.clock.runFor(1990)
    await expect(page).toHaveURL('/login')
    await page.clock.runFor(10)
    await page.clock.resume()
    await expect(page).toHaveURL(VERIFY)
    expect(sent.at(-1)?.body).toEqual({ email: ADDRESS })
  })

  test(`the verification screen sends the code again and says so for three seconds (${language})`, async ({
    page,
  }) => {
    await silence(page)
    await speak(page, language)
    await page.clock.install()
    await open(page, VERIFY)
    await expect(page.getByText(ADDRESS)).toBeVisible()
    await expect(page.getByText(t.spam)).toBeVisible()
    await answer(page, 'POST /api/auth/resend-verification', ...REFUSALS.map(({ refusal }) => refusal), {
      json: {},
    })
    for (const { words } of REFUSALS) {
      await button(page, t.again)
      await expect(page.getByText(words ?? t.screenResendFailed, { exact: true })).toBeVisible()
    }
    await freeze(page)
    await button(page, t.again)
    await expect(page.getByText(t.sent)).toBeVisible()
    await page.clock.runFor(2990)
    await expect(page.getByText(t.sent)).toBeVisible()
    await page.clock.runFor(10)
    await expect(page.getByText(t.sent)).toHaveCount(0)
    await expect(page).toHaveURL(VERIFY)
  })

  test(`a typed code is refused with a reason, or leads on after a second and a half (${language})`, async ({
    page,
  }) => {
    await silence(page)
    await speak(page, language)
    await page.clock.install()
    await page.addInitScript(`localStorage.setItem('registrationEmail', '${ADDRESS}')`)
    await open(page, VERIFY)
    await field(page, 'code').fill('ab12cd')
    const sent = await answer(page, 'POST /api/auth/verify', ...REFUSALS.map(({ refusal }) => refusal), {
      json: {},
    })
    for (const { words } of REFUSALS) {
      await button(page, t.verify)
      await expect(page.getByText(words ?? t.verifyFailed)).toBeVisible()
    }
    await freeze(page)
    await button(page, t.verify)
    for (const text of t.verified) await expect(page.getByText(text)).toBeVisible()
    expect(await stored(page, 'registrationEmail')).toBeNull()
    await page.clock.runFor(1490)
    await expect(page).toHaveURL(VERIFY)
    await page.clock.runFor(10)
    await page.clock.resume()
    await expect(page).toHaveURL(ONBOARDING)
    expect(sent.at(-1)?.body).toEqual({ email: ADDRESS, code: 'AB12CD' })
  })

  test(`an opened link verifies by itself and leads on after two seconds (${language})`, async ({ page }) => {
    await silence(page)
    await speak(page, language)
    await page.clock.install()
    let go = () => {}
    const frozen = new Promise<void>((resolve) => {
      go = resolve
    })
    const queries: string[] = []
    await page.route('**/api/auth/verify?*', async (route) => {
      queries.push(new URL(route.request().url()).search)
      await frozen
      await route.fulfill({ json: {} })
    })
    await open(page, `/auth/verify?token=a%2Bb&email=${encodeURIComponent(ADDRESS)}`)
    await page.evaluate(`localStorage.setItem('registrationEmail', '${ADDRESS}')`)
    await freeze(page)
    go()
    for (const text of t.verified) await expect(page.getByText(text)).toBeVisible()
    expect(await stored(page, 'registrationEmail')).toBeNull()
    await page.clock.runFor(1990)
    await expect(page).toHaveURL(/\/auth\/verify/)
    await page.clock.runFor(10)
    await page.clock.resume()
    await expect(page).toHaveURL(ONBOARDING)
    expect(queries).toEqual(['?token=a%2Bb'])
  })

  test(`a link that fails says why (${language})`, async ({ page }) => {
    await silence(page)
    await speak(page, language)
    for (const { refusal, words } of REFUSALS) {
      await page.unrouteAll()
      await answer(page, 'GET /api/auth/verify', refusal)
      await open(page, `/auth/verify?token=t&email=${encodeURIComponent(ADDRESS)}`)
      await expect(page.getByText(words ?? t.verifyFailed)).toBeVisible()
      await expect(page.getByText(ADDRESS)).toBeVisible()
    }
  })

  test(`the three first steps check, send and open the dashboard (${language})`, async ({ page }) => {
    await silence(page)
    await speak(page, language)
    await hold(page)
    await answer(page, 'GET /api/user/profile', { json: {} })
    await open(page, `/onboarding?email=${encodeURIComponent(` ${ADDRESS} `)}`)
    await button(page, t.next)
    for (const text of t.contact) await expect(page.getByText(text)).toBeVisible()
    await answerTheSteps(page, t)
    await expect(page.getByText('+38761222333')).toBeVisible()
    await button(page, t.back)
    for (const value of ['technology', 'social_impact'])
      await page.locator(`[name="interests"][value="${value}"]`).uncheck()
    await button(page, t.next)
    await expect(page.getByText(t.interest)).toBeVisible()
    for (const value of ['technology', 'social_impact'])
      await page.locator(`[name="interests"][value="${value}"]`).check()
    await button(page, t.next)
    const sent = await answer(page, 'POST /api/auth/onboarding', ...REFUSALS.map(({ refusal }) => refusal), {
      json: {},
    })
    for (const { words } of REFUSALS) {
      await button(page, t.complete)
      await expect(page.getByText(words ?? t.onboardingFailed)).toBeVisible()
    }
    await button(page, t.complete)
    await expect(page).toHaveURL('/dashboard')
    expect(sent.at(-1)?.body).toEqual({
      email: ADDRESS,
      phoneNumber: '+38761222333',
      gender: 'female',
      interests: ['technology', 'social_impact'],
    })
  })
}

test('the first steps know the address of the registration, and show ten interests and three genders', async ({
  page,
}) => {
  await silence(page)
  await page.addInitScript(`localStorage.setItem('registrationEmail', '  ${ADDRESS} ')`)
  await open(page, '/onboarding')
  const values = (name: string) =>
    page
      .locator(`[name="${name}"]`)
      .evaluateAll((all) => all.map((one) => (one as unknown as { value: string }).value))
  expect(await values('gender')).toEqual(['male', 'female', 'other'])
  expect(await values('interests')).toEqual([
    'technology',
    'business',
    'education',
    'healthcare',
    'environment',
    'arts',
    'sports',
    'finance',
    'marketing',
    'social_impact',
  ])
  const sent = await answer(page, 'POST /api/auth/onboarding', { json: {} })
  const progress = page.getByRole('progressbar')
  await expect(progress).toHaveAttribute('aria-valuenow', '1')
  await expect(progress).toHaveAttribute('aria-valuemax', '3')
  await answerTheSteps(page, TEXTS.bhs)
  await expect(progress).toHaveAttribute('aria-valuenow', '3')
  await button(page, 'Završi')
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.body).toMatchObject({ email: ADDRESS })
})

test('a number without a digit is no number', async ({ page }) => {
  await open(page, ONBOARDING)
  await field(page, 'phoneNumber').fill('nemam')
  await field(page, 'phoneNumber').blur()
  await expect(field(page, 'phoneNumber')).toHaveValue('')
  await button(page, 'Dalje')
  await expect(page.getByText('Broj telefona je obavezan')).toBeVisible()
})

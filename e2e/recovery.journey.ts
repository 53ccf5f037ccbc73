import { expect, open, type Page, test } from './fixtures.ts'
import { type Answer, answer, field, silence, speak } from './stubs.ts'

const ADDRESS = 'amra@example.ba'
const PASSWORD = 'Novi-most-26'

const TEXTS = {
  bhs: {
    sendCode: 'Pošalji kod',
    confirm: 'Potvrdi kod',
    save: 'Sačuvaj lozinku',
    sendLink: 'Pošalji link',
    toLogin: 'Prijavi se',
    backToEmail: 'Nazad na email',
    backToCode: 'Nazad na kod',
    email: 'Neispravna email adresa',
    digits: 'Kod mora imati tačno 6 cifara',
    expired: 'Kod je istekao. Zatražite novi kod.',
    wrong: 'Neispravan kod. Provjerite i pokušajte ponovo.',
    general: 'Greška pri obradi zahtjeva. Pokušajte ponovo.',
    short: 'Lozinka mora imati najmanje 8 karaktera',
    differ: 'Lozinke se ne poklapaju',
    emailRequired: 'Email adresa je obavezna.',
    allRequired: 'Sva polja su obavezna.',
    tokenDiffer: 'Passwordi se ne podudaraju.',
    tokenShort: 'Password mora imati najmanje 8 karaktera.',
    invalid: ['Nevažeći token', 'Link za reset passworda je nevažeći ili je istekao.'],
    unchecked: 'Greška pri verifikaciji tokena.',
    requestFailed: 'Greška pri slanju zahtjeva.',
    resetFailed: 'Greška pri resetovanju passworda.',
    sent: ['Zahtjev poslat', 'Ako email postoji u sistemu, poslat je link za reset passworda.'],
  },
  en: {
    sendCode: 'Send the code',
    confirm: 'Confirm the code',
    save: 'Save the password',
    sendLink: 'Send the link',
    toLogin: 'Sign in',
    backToEmail: 'Back to email',
    backToCode: 'Back to the code',
    email: 'Invalid email address',
    digits: 'The code must have exactly 6 digits',
    expired: 'The code has expired. Ask for a new one.',
    wrong: 'Wrong code. Check it and try again.',
    general: 'Your request could not be processed. Please try again.',
    short: 'The password must have at least 8 characters',
    differ: "Passwords don't match",
    emailRequired: 'The email address is required.',
    allRequired: 'All fields are required.',
    tokenDiffer: 'The passwords do not match.',
    tokenShort: 'The password must have at least 8 characters.',
    invalid: ['Invalid token', 'The password reset link is invalid or has expired.'],
    unchecked: 'The token could not be verified.',
    requestFailed: 'The request could not be sent.',
    resetFailed: 'The password could not be reset.',
    sent: ['Request sent', 'If the email exists in the system, a password reset link has been sent.'],
  },
} as const

type Texts = (typeof TEXTS)['bhs' | 'en']

async function button(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click()
}

async function typePassword(page: Page, password: string, again = password) {
  await field(page, 'newPassword').fill(password)
  await field(page, 'confirmPassword').fill(again)
}

/** Presses the button once per error; each shows its own text only. */
async function expectFailures(page: Page, press: string, failures: { words: string }[]) {
  for (const { words } of failures) {
    await button(page, press)
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toContainText([words])
  }
}

const codeFailures = (t: Texts): { refusal: Answer; words: string }[] => [
  { refusal: { status: 400, json: { error: 'Code has EXPIRED' } }, words: t.expired },
  { refusal: { status: 400, json: {} }, words: t.wrong },
  { refusal: { status: 429, json: { error: 'Kod je istekao.' } }, words: t.expired },
  { refusal: { status: 422, json: { error: 'Bilo šta drugo.' } }, words: t.wrong },
  { refusal: 'no answer', words: t.general },
  { refusal: { json: { valid: false } }, words: t.wrong },
]

const passwordFailures = (t: Texts): { refusal: Answer; words: string }[] => [
  { refusal: { status: 400, json: { error: 'expired' } }, words: t.expired },
  { refusal: { status: 409, json: { error: 'Code already used' } }, words: t.wrong },
  { refusal: { status: 400, json: { error: 'Kod je istekao.' } }, words: t.expired },
  { refusal: { status: 409, json: { error: 'Kod je već korišten.' } }, words: t.wrong },
  { refusal: { status: 422, json: { error: 'Riječi servera.' } }, words: 'Riječi servera.' },
  { refusal: { status: 500, json: {} }, words: t.general },
  { refusal: { status: 422, json: { error: 'Druge riječi.' } }, words: 'Druge riječi.' },
  { refusal: 'no answer', words: t.general },
]

for (const language of ['bhs', 'en'] as const) {
  const t = TEXTS[language]

  test(`the reset by code goes through four steps and tells every failure (${language})`, async ({
    page,
  }) => {
    await silence(page)
    await speak(page, language)
    const asked = await answer(page, 'POST /api/auth/forgot-password', { status: 500, json: {} })
    await open(page, '/forgot-password')
    for (const typed of ['', 'amra', 'amra@', 'a b@c.ba']) {
      await field(page, 'email').fill(typed)
      await button(page, t.sendCode)
      await expect(page.getByText(t.email)).toBeVisible()
    }
    expect(asked).toHaveLength(0)
    await field(page, 'email').fill(ADDRESS)
    await button(page, t.sendCode)
    await field(page, 'code').fill('12ab3')
    await expect(field(page, 'code')).toHaveValue('123')
    expect(asked.map(({ body }) => body)).toEqual([{ email: ADDRESS, language }])
    await button(page, t.confirm)
    await expect(page.getByText(t.digits)).toBeVisible()
    await field(page, 'code').fill('1234567')
    await expect(field(page, 'code')).toHaveValue('123456')

    const failures = codeFailures(t)
    const checked = await answer(
      page,
      'POST /api/auth/verify-reset-code',
      ...failures.map(({ refusal }) => refusal),
      { json: {} },
    )
    await expectFailures(page, t.confirm, failures)
    await button(page, t.confirm)
    await expect(field(page, 'newPassword')).toBeVisible()
    expect(checked.at(-1)?.body).toEqual({ code: '123456', language })

    await button(page, t.backToCode)
    await page.getByRole('link', { name: t.backToEmail }).click()
    await expect(field(page, 'email')).toHaveValue(ADDRESS)
    await button(page, t.sendCode)
    await field(page, 'code').fill('123456')
    await button(page, t.confirm)

    await typePassword(page, 'kratka7', 'druga')
    await button(page, t.save)
    await expect(page.getByText(t.short)).toBeVisible()
    await expect(page.getByText(t.differ)).toBeVisible()
    await typePassword(page, PASSWORD)
    const refused = passwordFailures(t)
    const sent = await answer(
      page,
      'POST /api/auth/reset-password',
      ...refused.map(({ refusal }) => refusal),
      { json: {} },
    )
    await expectFailures(page, t.save, refused)
    await button(page, t.save)
    await page.getByRole('link', { name: t.toLogin }).click()
    await expect(page).toHaveURL('/login')
    expect(sent.at(-1)?.body).toEqual({ code: '123456', newPassword: PASSWORD, language })
  })

  test(`the reset by link checks its token at once and tells every failure (${language})`, async ({
    page,
  }) => {
    await silence(page)
    await speak(page, language)
    await answer(page, 'GET /api/auth/verify-reset-token/tok-1', {
      json: { valid: true, name: 'Amra Hodžić', email: ADDRESS },
    })
    await open(page, '/password-reset?token=tok-1')
    await expect(page.getByText('Amra Hodžić')).toBeVisible()
    await expect(page.getByText(ADDRESS)).toBeVisible()
    for (const [password, again] of [
      ['', ''],
      [PASSWORD, ''],
      ['', PASSWORD],
    ] as const) {
      await typePassword(page, password, again)
      await button(page, t.save)
      await expect(page.getByText(t.allRequired)).toBeVisible()
    }
    await typePassword(page, PASSWORD, 'Drugi-most-26')
    await button(page, t.save)
    await expect(page.getByText(t.tokenDiffer)).toBeVisible()
    await typePassword(page, 'kratka7')
    await button(page, t.save)
    await expect(page.getByText(t.tokenShort)).toBeVisible()
    await typePassword(page, PASSWORD)
    const sent = await answer(
      page,
      'POST /api/auth/reset-password',
      { status: 400, json: {} },
      { status: 409, json: { error: 'Link je već iskorišten.' } },
      'no answer',
      { json: {} },
    )
    const main = page.getByRole('main')
    for (const _ of ['{}', 'words', 'silence']) {
      await button(page, t.save)
      await expect(main.getByText(t.resetFailed)).toBeVisible()
    }
    await button(page, t.save)
    await page.getByRole('link', { name: t.toLogin }).click()
    await expect(page).toHaveURL('/login')
    expect(sent.at(-1)?.body).toEqual({ token: 'tok-1', newPassword: PASSWORD })
  })

  test(`a token that is not good leads back to the request (${language})`, async ({ page }) => {
    await silence(page)
    await speak(page, language)
    for (const refusal of [{ status: 404, json: {} }, { json: { valid: false, name: '', email: '' } }]) {
      await page.unrouteAll()
      await answer(page, 'GET /api/auth/verify-reset-token/dead', refusal)
      await open(page, '/password-reset?token=dead')
      for (const text of t.invalid) await expect(page.getByText(text)).toBeVisible()
      await expect(field(page, 'email')).toBeVisible()
    }
    for (const refusal of ['no answer', { status: 500, json: {} }] as const) {
      await page.unrouteAll()
      await answer(page, 'GET /api/auth/verify-reset-token/dead', refusal)
      await open(page, '/password-reset?token=dead')
      await expect(page.getByText(t.unchecked)).toBeVisible()
    }
  })

  test(`a link is asked for, and a token in the answer is used at once (${language})`, async ({ page }) => {
    await silence(page)
    await speak(page, language)
    const asked = await answer(
      page,
      'POST /api/auth/request-password-reset',
      { status: 400, json: {} },
      'no answer',
      { json: {} },
      { json: { resetToken: 'tok-2' } },
    )
    await answer(page, 'GET /api/auth/verify-reset-token/tok-2', {
      json: { valid: true, name: 'Amra', email: ADDRESS },
    })
    await open(page, '/password-reset')
    await button(page, t.sendLink)
    await expect(page.getByText(t.emailRequired)).toBeVisible()
    await field(page, 'email').fill(ADDRESS)
    for (const _ of ['refused', 'silence']) {
      await button(page, t.sendLink)
      await expect(page.getByText(t.requestFailed)).toBeVisible()
    }
    await button(page, t.sendLink)
    for (const text of t.sent) await expect(page.getByText(text)).toBeVisible()
    await button(page, t.sendLink)
    await expect(field(page, 'newPassword')).toBeVisible()
    expect(asked.at(-1)?.body).toEqual({ email: ADDRESS })
  })
}

import { expect, expectAccessible, expectNoOverflow, open, type Page, test } from './fixtures.ts'
import { answer, field, hold, PROFILE, silence, speak, stored } from './stubs.ts'

const TITLES = [
  ['/', 'Uhvati zamah', 'Gain momentum'],
  ['/login', 'Prijava', 'Sign in'],
  ['/register', 'Registracija', 'Register'],
  ['/forgot-password', 'Zaboravljena lozinka', 'Forgot password'],
  ['/password-reset', 'Nova lozinka', 'Password reset'],
  ['/auth/verify', 'Potvrda emaila', 'Email verification'],
  ['/onboarding', 'Prvi koraci', 'First steps'],
  ['/terms', 'Uslovi korištenja', 'Terms of use'],
  ['/privacy', 'Privatnost', 'Privacy'],
  ['/ob', 'Omladinske banke', 'Youth banks'],
  ['/ob-landing', 'Omladinske banke', 'Youth banks'],
  ['/ob/landing', 'Prijavi ekipu', 'Apply with your team'],
  ['/ob/orange-grants', 'Narandžasti grantovi', 'Orange Grants'],
  ['/orange-grants', 'Narandžasti grantovi', 'Orange Grants'],
  ['/articles', 'Članci', 'Articles'],
  ['/admin/login', 'Prijava za administratore', 'Admin sign-in'],
] as const

for (const language of ['bhs', 'en'] as const) {
  test(`every public page has its title and speaks its language (${language})`, async ({ page }) => {
    await speak(page, language)
    for (const [path, bhs, en] of TITLES) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(200)
      await expect(page).toHaveTitle(`${language === 'bhs' ? bhs : en} | Zamah`)
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'bhs' ? 'bs' : 'en')
    }
  })
}

const NOWHERE = ['/nepoznato/x', '/page/nema', '/articles/nema', '/profil/nema', '/forms/nema']

for (const path of NOWHERE) {
  test(`${path} is not found, with a card and a way home`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('main').getByText('404 Page Not Found')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Na početnu' })).toHaveAttribute('href', '/')
    if (path === '/nepoznato/x') await expect(page).toHaveTitle('Nepoznato | Zamah')
  })
}

test('a member who goes astray sees the same card', async ({ page }) => {
  await silence(page)
  await hold(page)
  await answer(page, 'GET /api/user/profile', { json: PROFILE })
  const response = await page.goto('/nepoznato/x')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('404 Page Not Found')).toBeVisible()
  await expect(page).toHaveTitle('Nepoznato | Zamah')
})

for (const { language, title, retry, account } of [
  { language: 'bhs', title: 'Nešto je pošlo po zlu', retry: 'Pokušaj ponovo', account: 'Tvoj račun' },
  { language: 'en', title: 'Something went wrong', retry: 'Try again', account: 'Your account' },
] as const) {
  test(`a screen whose frame cannot be drawn says so and can be tried again (${language})`, async ({
    page,
    complaints,
  }) => {
    await silence(page)
    await speak(page, language)
    await hold(page)
    await answer(page, 'GET /api/user/profile', { json: PROFILE })
    const frame = /\/assets\/member-frame-/
    await page.route(frame, (route) => route.abort())
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    // A plain header stands in the place of the members' one, with a link home; search and three links work without it.
    await expect(page.locator('header a[href="/"]')).toBeVisible()
    await expect(page.getByRole('search').getByRole('searchbox')).toBeVisible()
    for (const path of ['/opportunities', '/ob', '/'])
      await expect(page.locator(`main a[href="${path}"]`)).toBeVisible()
    await page.unroute(frame)
    await page.getByRole('button', { name: retry }).click()
    await expect(page.getByRole('button', { name: account })).toBeVisible()
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
    expect(complaints.filter((one) => one.includes('Trusted'))).toEqual([])
    complaints.length = 0
  })
}

test('a page that the browser cannot take over is drawn anew, and works', async ({ page, complaints }) => {
  await page.route('**/login', async (route) => {
    const response = await route.fetch()
    // Some extensions change pages on their way like this.
    const body = (await response.text()).replaceAll(/<(\/?)h1\b/g, '<$1h2')
    await route.fulfill({ response, body })
  })
  await open(page, '/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.locator('[name=email]').fill('amra.hodzic@primjer.ba')
  await page
    .getByRole('button', { name: 'English' })
    .or(page.getByRole('button', { name: 'ENG' }))
    .first()
    .click()
  await expect(page).toHaveTitle(/Sign in/i)
  await expect(page.locator('[name=email]')).toHaveValue('amra.hodzic@primjer.ba')
  expect(complaints.filter((one) => one.includes('Trusted'))).toEqual([])
  expect(complaints.length).toBeGreaterThan(0)
  complaints.length = 0
})

test('a page that cannot be loaded says so inside the one that is there', async ({ page, complaints }) => {
  await silence(page)
  await hold(page)
  await answer(page, 'GET /api/user/profile', { json: PROFILE })
  await page.route('**/terms.data*', (route) => route.abort())
  await open(page, '/dashboard')
  await page.getByRole('link', { name: 'Uslovi' }).click()
  await expect(page.getByRole('heading', { name: 'Nešto je pošlo po zlu' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.locator('main').getByRole('searchbox')).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)
  expect(complaints.filter((one) => one.includes('Trusted'))).toEqual([])
  complaints.length = 0
})

for (const { language, text, refresh } of [
  { language: 'bhs', text: 'Greška pri učitavanju komponente', refresh: 'Osvježi' },
  { language: 'en', text: 'This part could not be loaded', refresh: 'Refresh' },
] as const) {
  test(`a part that breaks leaves the screen standing and can be refreshed (${language})`, async ({
    page,
    complaints,
  }) => {
    await silence(page)
    await speak(page, language)
    await hold(page)
    await answer(page, 'GET /api/user/profile', { json: PROFILE })
    const asked = await answer(page, 'GET /api/dashboard', { json: {} }, { status: 404 })
    await open(page, '/dashboard')
    await expect(page.getByRole('alert').getByText(text)).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await page.getByRole('button', { name: refresh }).click()
    await expect.poll(() => asked.length).toBeGreaterThan(1)
    await expect(page.getByText(text)).toHaveCount(0)
    complaints.length = 0
  })
}

test('the language is Bosnian until somebody chooses, and the choice stays', async ({ page }) => {
  await open(page, '/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'bs')
  expect(await stored(page, 'preferred-language')).toBeNull()
  await page.getByRole('button', { name: 'ENG' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(await stored(page, 'preferred-language')).toBe('en')
  await page.context().clearCookies()
  for (const path of ['/register', '/', '/terms']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  }
  await page.getByRole('button', { name: 'BHS' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bs')
  expect(await stored(page, 'preferred-language')).toBe('bhs')
})

test('pages are light until somebody chooses, also where the system is dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  const light = await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')
  await page.evaluate(`localStorage.setItem('theme', 'dark')`)
  await page.goto('/register')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')).not.toBe(light)
})

async function showMessage(page: Page) {
  await page.getByRole('button', { name: 'Nastavi preko Googlea' }).click()
  const message = page.locator('[data-variant]')
  await expect(message).toBeVisible()
  return message
}

test('F8 leads to the messages, of which one is seen for five seconds', async ({ page }) => {
  await silence(page)
  await answer(page, 'GET /api/auth/providers', { json: { google: false } })
  await page.clock.install()
  await open(page, '/login')
  const message = await showMessage(page)
  await showMessage(page)
  await expect(message).toHaveCount(1)
  await expect(message).toHaveAttribute('data-variant', 'default')
  await field(page, 'email').focus()
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: 'Obavještenja' })).toBeFocused()
  await field(page, 'email').focus()
  await page.clock.fastForward(4000)
  await expect(message).toBeVisible()
  await page.clock.fastForward(2000)
  await expect(message).toHaveCount(0)
})

test('a message is swiped away to the right from fifty pixels on', async ({ page }) => {
  await silence(page)
  await answer(page, 'GET /api/auth/providers', { json: { google: false } })
  await open(page, '/login')
  const message = await showMessage(page)
  async function swipe(distance: number) {
    const box = await message.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance, y, { steps: 4 })
    await page.mouse.up()
  }
  for (const distance of [-200, 49]) {
    await swipe(distance)
    await expect(message).toBeVisible()
  }
  await swipe(50)
  await expect(message).toHaveCount(0)
})

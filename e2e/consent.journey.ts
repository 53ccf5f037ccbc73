import { test as base, expect, expectAccessible, expectNoOverflow, open, type Page } from './fixtures.ts'
import { type Product, startProduct } from './product.ts'

const PIXEL = 'https://connect.facebook.net/en_US/fbevents.js'
// Stands in for the real script: answers the waiting calls, and records the address bar at that time.
const RECORDER = `
  const seen = (window.__pixel = [])
  window.fbq.callMethod = (...call) => seen.push({ call, address: location.pathname + location.search, referrer: document.referrer })
  for (const call of window.fbq.queue.splice(0)) window.fbq.callMethod(...call)
`

type Seen = { call: unknown[]; address: string; referrer: string }

const test = base.extend<{ foreign: string[] }, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await startProduct({ PIXEL_ID: '1234567890' })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  /** Every request that left the site. */
  foreign: async ({ page, product }, provide) => {
    const foreign: string[] = []
    page.on(
      'request',
      (request) =>
        /^https?:/.test(request.url()) &&
        !request.url().startsWith(product.url) &&
        foreign.push(request.url()),
    )
    await page.route(PIXEL, (route) => route.fulfill({ contentType: 'text/javascript', body: RECORDER }))
    await provide(foreign)
  },
})

const bar = (page: Page) => page.getByRole('region', { name: 'Mjerenje posjeta' })

async function views(page: Page): Promise<string[]> {
  const seen = ((await page.evaluate('window.__pixel')) ?? []) as Seen[]
  return seen
    .filter(({ call }) => call[0] === 'track')
    .map(({ call, address }) => `${String(call[1])} ${address}`)
}

test('nothing leaves the site until a visitor agrees, and each new page is reported afterwards', async ({
  page,
  foreign,
}) => {
  await page.goto('/')
  await expect(bar(page)).toBeVisible()
  await expect(bar(page).getByRole('link')).toHaveAttribute('href', '/privacy')
  await open(page, '/login')
  await expect(bar(page)).toBeVisible()
  expect(foreign).toEqual([])

  await bar(page).getByRole('button', { name: 'Prihvati' }).click()
  await expect(bar(page)).toBeHidden()
  await expect.poll(() => views(page)).toEqual(['PageView /login'])
  await page.locator('a[href="/register"]').first().click()
  await expect.poll(() => views(page)).toEqual(['PageView /login', 'PageView /register'])
  expect(new Set(foreign)).toEqual(new Set([PIXEL]))

  await page.goto('/')
  await expect.poll(() => views(page)).toEqual(['PageView /'])
  await expect(bar(page)).toBeHidden()
})

test('who declines is left alone, and asked no more', async ({ page, foreign }) => {
  await page.goto('/')
  await bar(page).getByRole('button', { name: 'Odbij' }).click()
  await expect(bar(page)).toBeHidden()
  await open(page, '/login')
  await expect(bar(page)).toBeHidden()
  expect(await page.evaluate('localStorage.consent + " " + document.cookie')).toContain(
    'declined consent=declined',
  )
  expect(foreign).toEqual([])
})

test('an answer in one tab is an answer in all', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/login')
  await bar(page).getByRole('button', { name: 'Odbij' }).click()
  await expect(bar(other)).toBeHidden()
})

test('the pixel never meets a token or an email, and no query at all', async ({ page, foreign }) => {
  await page.goto('/')
  await page.evaluate(`localStorage.setItem('consent', 'accepted')`)
  for (const secret of [
    '/auth/verify?email=a%40b.ba',
    '/password-reset?token=abc',
    '/forgot-password?auto=true&email=a%40b.ba',
  ]) {
    await open(page, secret)
    expect(await page.evaluate('typeof window.fbq')).toBe('undefined')
  }
  expect(foreign).toEqual([])

  await open(page, '/login?from=letter')
  await expect.poll(() => views(page)).toEqual(['PageView /login'])
  expect(page.url()).toContain('?from=letter')
  await page.evaluate(`document.querySelector('a[href="/register"]').click()`)
  await expect.poll(() => views(page)).toEqual(['PageView /login', 'PageView /register'])
  const seen = (await page.evaluate('window.__pixel')) as Seen[]
  expect(seen.filter(({ address, referrer }) => /[?]/.test(address + referrer))).toEqual([])
})

test('the pixel falls silent when the person goes on to a page with their email in the address', async ({
  page,
  address,
}) => {
  await page.addInitScript(`localStorage.setItem('consent', 'accepted')`)
  await page.route(PIXEL, (route) => route.fulfill({ contentType: 'text/javascript', body: RECORDER }))
  await open(page, '/register')
  await expect.poll(() => views(page)).toEqual(['PageView /register'])
  await page.locator('[name=firstName]').fill('Lejla')
  await page.locator('[name=lastName]').fill('Hodžić')
  await page.locator('[name=email]').fill(address)
  await page.locator('[name=password]').fill('Kameni7most!')
  await page.locator('[name=confirmPassword]').fill('Kameni7most!')
  await page.locator('[name=agreeToTerms]').check()
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(/\/auth\/verify\?email=/)
  const calls = async () =>
    ((await page.evaluate('window.__pixel')) as Seen[]).map(({ call }) => call.slice(0, 2).join(' '))
  await expect.poll(calls).toContain('consent revoke')
  expect(await views(page)).toEqual(['PageView /register'])
})

test('the question fits a phone, and everybody can answer it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/login')
  await expect(bar(page)).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)
  await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  const covered = await page.evaluate(
    `document.querySelector('main').getBoundingClientRect().bottom <= document.querySelector('[data-consent-bar]').getBoundingClientRect().top + 1`,
  )
  expect(covered).toBe(true)
  const { width, height } = (await bar(page).getByRole('button', { name: 'Prihvati' }).boundingBox()) ?? {
    width: 0,
    height: 0,
  }
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
})

for (const [device, viewport] of Object.entries({
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
}))
  test(`a message never covers the question on a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.route('**/api/auth/passkey/**', (route) => route.abort())
    await open(page, '/login')
    await expect(bar(page)).toBeVisible()
    await page.getByRole('button', { name: 'Uđi pristupnim ključem' }).click()
    const message = page.getByRole('alert').filter({ hasText: /\S/ })
    await expect(message).toBeVisible()
    const [said, asked] = [await message.boundingBox(), await bar(page).boundingBox()]
    expect(said!.y + said!.height).toBeLessThanOrEqual(asked!.y)
    await bar(page).getByRole('button', { name: 'Odbij' }).click()
    await expect(bar(page)).toBeHidden()
  })

test('an answer can be changed on the privacy page, and what the pixel left behind goes', async ({
  page,
  foreign,
}) => {
  await page.goto('/privacy')
  await bar(page).getByRole('button', { name: 'Prihvati' }).click()
  await expect.poll(() => views(page)).toEqual(['PageView /privacy'])
  await page.evaluate(`document.cookie = '_fbp=fb.1.2.3; Path=/'`)
  const settings = page.getByRole('group', { name: 'Mjerenje posjeta' })
  await expect(settings.getByRole('button', { name: 'Prihvati' })).toHaveAttribute('aria-pressed', 'true')
  await settings.getByRole('button', { name: 'Odbij' }).click()
  await expect(settings.getByRole('button', { name: 'Odbij' })).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate('document.cookie')).not.toContain('_fbp')
  const seen = (await page.evaluate('window.__pixel')) as Seen[]
  expect(seen.at(-1)?.call).toEqual(['consent', 'revoke'])
  expect(foreign).toEqual([PIXEL])
})

base('without a pixel nobody is asked anything', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('[data-consent-bar]')).toHaveCount(0)
  await page.goto('/privacy')
  await expect(page.locator('[data-consent]')).toHaveCount(0)
})

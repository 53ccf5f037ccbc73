import { expect, type Page, test } from './fixtures.ts'
import { answer, hold, PROFILE, silence } from './stubs.ts'

const SECTIONS = ['kako-funkcionise', 'prednosti', 'dokazi', 'planovi']

function top(page: Page, id: string): Promise<number> {
  return page.evaluate<number>(`document.getElementById('${id}').getBoundingClientRect().top`)
}

const scrolled = (page: Page) => page.evaluate<number>('scrollY')

test('the header leads to the four sections of the page, to the youth bank and to the sign-in', async ({
  page,
}) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  for (const id of SECTIONS) {
    await header.locator(`a[href="#${id}"]:visible`).click()
    await expect.poll(() => top(page, id)).toBeLessThan(300)
    expect(page.url()).toContain(`#${id}`)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100)
  }
  await expect(header.locator('a[href="/ob"]:visible')).toBeVisible()
  await expect(header.locator('a[href="/login"]:visible')).toBeVisible()
  await expect(header.locator('a[href="/register"]:visible')).toBeVisible()
  await page.locator('a:has([data-block="hero-cta"])').click()
  await expect(page).toHaveURL('/login')
})

test('sections are reached smoothly, except by those who want no motion', async ({ browser, product }) => {
  for (const { reducedMotion, behavior } of [
    { reducedMotion: 'no-preference', behavior: 'smooth' },
    { reducedMotion: 'reduce', behavior: 'auto' },
  ] as const) {
    const page = await browser.newPage({ baseURL: product.url, reducedMotion })
    await page.goto('/')
    expect(await page.evaluate('getComputedStyle(document.documentElement).scrollBehavior')).toBe(behavior)
    await page.close()
  }
})

test('a reload starts at the top, and tries again after half a second', async ({ page }) => {
  await page.goto('/')
  await page.evaluate('scrollTo(0, 2000)')
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 2000'))
  // The second try undoes a late restoration of the scroll position by the browser.
  await page.reload()
  await expect.poll(() => page.evaluate('document.readyState')).toBe('complete')
  await page.evaluate('scrollTo(0, 2000)')
  await page.clock.runFor(490)
  // A late font changes the height of the text above, and scroll anchoring moves the page with it.
  expect(await scrolled(page)).toBeGreaterThan(1000)
  await page.clock.runFor(10)
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('an address with a section opens there after three tenths of a second', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 2000'))
  await page.goto('/terms')
  await page.goto('/#planovi')
  await expect.poll(() => page.evaluate('document.readyState')).toBe('complete')
  await page.evaluate('scrollTo(0, 0)')
  await page.clock.runFor(290)
  expect(await scrolled(page)).toBe(0)
  await page.clock.runFor(10)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
  await expect.poll(() => top(page, 'planovi')).toBeLessThan(300)
})

test('on a phone a menu opens and closes with the same links', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const menu = page.getByRole('banner').locator('button[aria-expanded]')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  for (const id of SECTIONS) await expect(page.locator(`#menu a[href="#${id}"]`)).toBeVisible()
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('#menu')).toBeHidden()
})

test('whoever is signed in finds the dashboard in the header of public pages', async ({ page }) => {
  await silence(page)
  await hold(page)
  await answer(page, 'GET /api/user/profile', { json: PROFILE })
  await page.goto('/terms')
  const header = page.getByRole('banner')
  await expect(header.locator('a[href="/dashboard"]')).toBeVisible()
  await expect(header.locator('a[href="/login"], a[href="/register"]')).toHaveCount(0)
})

test('the layout changes at 640 and 768 pixels', async ({ page }) => {
  await page.goto('/')
  // Counts the columns, or rows, of these elements.
  const count = (selector: string, side: 'left' | 'top') =>
    page.evaluate<number>(
      `new Set([...document.querySelectorAll('${selector}')].map((one) => one.getBoundingClientRect().${side})).size`,
    )
  const columns = () => count('footer > div > div', 'left')
  await page.setViewportSize({ width: 767, height: 800 })
  expect(await columns()).toBe(2)
  await page.setViewportSize({ width: 768, height: 800 })
  expect(await columns()).toBe(4)
  await page.goto('/register')
  const rows = () => count('[name="firstName"], [name="lastName"]', 'top')
  await page.setViewportSize({ width: 639, height: 800 })
  expect(await rows()).toBe(2)
  await page.setViewportSize({ width: 640, height: 800 })
  expect(await rows()).toBe(1)
})

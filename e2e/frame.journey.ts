import type { Page } from '@playwright/test'
import { signInAs, test } from './demo.ts'
import { expect, open } from './fixtures.ts'

// The worker would answer instead of the network, and nothing could be held back.
test.use({ viewport: { width: 360, height: 740 } })

/** Holds back the script of the members' frame; returns the function that releases it. */
async function holdFrame(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/member-frame-/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Records the layout shift since the page began. */
const WATCH = `window.jumped = 0
new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.jumped += value })
  .observe({ type: 'layout-shift', buffered: true })`

test('what a member types before the frame has come stays when it comes, and so does the focus', async ({
  page,
}) => {
  await signInAs(page, 'member')
  const release = await holdFrame(page)
  await open(page, '/organisations/new')
  const name = page.locator('[name="name"]')
  await name.fill('Udruga od Une')
  await expect(name).toBeFocused()
  await page.evaluate(WATCH)
  release()
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await expect(name).toHaveValue('Udruga od Une')
  await expect(name).toBeFocused()
  expect(await page.evaluate('window.jumped')).toBeLessThan(0.02)
})

test('whoever signs in beside a page keeps its header until the one for members has come, and all they typed', async ({
  page,
  context,
  product,
}) => {
  await context.addCookies([{ name: 'signed', value: '1', url: product.url }])
  const release = await holdFrame(page)
  await open(page, '/organisations')
  const login = page.locator('header a[href="/login"]')
  await expect(login).toBeVisible()
  const search = page.locator('[name="query"]')
  await search.fill('vozač')
  await page.evaluate(WATCH)
  const known = page.waitForResponse('**/api/user/profile')
  await signInAs(await context.newPage(), 'member', 'bhs')
  await known
  await page.bringToFront()
  await expect(login).toBeVisible()
  await search.focus()
  release()
  await expect(page.getByRole('button', { name: 'Tvoj račun' })).toBeVisible()
  await expect(login).toHaveCount(0)
  await expect(search).toHaveValue('vozač')
  await expect(search).toBeFocused()
  expect(await page.evaluate('window.jumped')).toBeLessThan(0.02)
})

test('members see their own header and bar on pages that everybody may read, and visitors what is for them', async ({
  page,
}) => {
  const paths = ['/organisations', '/organisations/una-softver', '/profil/amra-hodzic', '/how-we-recommend']
  const bar = page.getByRole('navigation', { name: 'Glavna navigacija' }).last()
  const register = page.locator('main a[href="/register"]')
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator('header a[href="/login"]')).toBeVisible()
    await expect(bar).toHaveCount(0)
    await expect(register).toHaveCount(path.startsWith('/profil/') ? 1 : 0)
  }
  await signInAs(page, 'member', 'bhs')
  for (const path of paths) {
    await open(page, path)
    await expect(page.getByRole('button', { name: 'Tvoj račun' })).toBeVisible()
    await expect(bar).toBeVisible()
    await expect(page.locator('a[href="/login"]')).toHaveCount(0)
    await expect(register).toHaveCount(0)
  }
})

test('a dialog that a member has opened stays open when the frame comes', async ({ page }) => {
  await signInAs(page, 'member')
  const release = await holdFrame(page)
  await open(page, '/ai-skills')
  await page
    .getByRole('button', { name: /^(Add|Choose) a goal/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  release()
  await expect(page.getByRole('button', { name: 'Your account', includeHidden: true })).toBeAttached()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a part of the header that cannot be fetched leaves its place empty, and the page as it is', async ({
  page,
  complaints,
}) => {
  await signInAs(page, 'member', 'bhs')
  await page.route(/\/assets\/(?:everything|search-button)-/, (route) => route.abort())
  await open(page, '/opportunities')
  await expect.poll(() => complaints.length).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: 'Tvoj račun' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Nešto je pošlo po zlu')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Traži' })).toHaveCount(0)
  complaints.length = 0
})

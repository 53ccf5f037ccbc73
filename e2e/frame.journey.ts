import type { Page } from '@playwright/test'
import { signInAs, test } from './demo.ts'
import { expect, open } from './fixtures.ts'

// The worker would answer for the network, and nothing could be held back.
test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } })

/** Holds back what stands around the screens of members until it is let go. */
async function holdFrame(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/member-frame-/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** How far what is already there has moved since the page began. */
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

test('what a reader types stays when they sign in beside it and the page becomes one for members', async ({
  page,
  context,
  product,
}) => {
  await context.addCookies([{ name: 'signed', value: '1', url: product.url }])
  await open(page, '/opportunities')
  await expect(page.locator('header a[href="/login"]')).toBeVisible()
  const search = page.locator('[name="q"]').first()
  await search.fill('vozač')
  const release = await holdFrame(page)
  await signInAs(await context.newPage(), 'member', 'bhs')
  await expect(page.locator('header a[href="/login"]')).toBeHidden()
  await page.bringToFront()
  await search.focus()
  release()
  await expect(page.getByRole('button', { name: 'Tvoj račun' })).toBeVisible()
  await expect(search).toHaveValue('vozač')
  await expect(search).toBeFocused()
})

test('a dialog that a member has opened stays open when the frame comes', async ({ page }) => {
  await signInAs(page, 'member')
  const release = await holdFrame(page)
  await open(page, '/ai-skills')
  await page
    .getByRole('button', { name: /^(Add|Choose) a target/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  release()
  await expect(page.getByRole('button', { name: 'Your account', includeHidden: true })).toBeAttached()
  await expect(page.getByRole('dialog')).toBeVisible()
})

import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open, type Page } from './fixtures.ts'
import { keptForReading } from './offline-lists.ts'

test.use({ serviceWorkers: 'allow' })

const OPPORTUNITY = '/opportunities/moler-molerka'

/** Opens the page that stands in for an address while offline. */
async function openWithoutConnection(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nema veze s internetom')
}

const keptNames = async (page: Page): Promise<string[]> => [...(await keptForReading(page)).keys()]

test('without a connection a member reads their applications, profile, CV and what they opened, and nobody after them does', async ({
  page,
  context,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, 'member', 'bhs')
  await open(page, '/applications')
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  const application = page.locator('main h3 a[href^="/applications/"]').first()
  const applied = (await application.textContent()) ?? ''
  await expect.poll(() => keptNames(page)).toEqual(['readable/applications', 'readable/saved'])
  await open(page, OPPORTUNITY)
  await expect.poll(() => keptNames(page)).toContain('readable/opened')

  await open(page, '/profile')
  const name = (await page.locator('main h1').first().textContent()) ?? ''
  await expect.poll(() => keptNames(page)).toContain('readable/profile')
  await open(page, '/profile/cv')
  const link = page.locator('main li a[href^="/profile/cv/"]').first()
  const cv = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page.locator('#cv-files')).toBeVisible()
  // The list is stored before its items' texts.
  await expect.poll(async () => (await keptForReading(page)).get('readable/cvs')).toContain('Iskustvo')

  await context.setOffline(true)
  await openWithoutConnection(page, '/profile')
  const own = page.locator('main:visible details[open]')
  await expect(own.getByText(name, { exact: true })).toBeVisible()
  await expect(own.locator('p').filter({ hasText: 'Iskustvo' })).toBeVisible()
  await openWithoutConnection(page, cv)
  await expect(own.locator('p').filter({ hasText: 'Iskustvo' })).toBeVisible()
  await openWithoutConnection(page, OPPORTUNITY)
  const shown = page.locator('main:visible .kept')
  await expect(shown.getByRole('heading', { name: 'Moje prijave' })).toBeVisible()
  await expect(shown.getByText(applied, { exact: true }).first()).toBeVisible()
  // The requested entry is open already.
  await expect(shown.locator('details[open] p').first()).toBeVisible()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await expectNoOverflow(page)
  }
  await expectAccessible(page)

  // The offline page reloads by itself, which would break off a navigation begun before.
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/moler/i)
  await open(page, '/dashboard')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Tvoj račun' }).click()
  await page.getByText('Odjavi se', { exact: true }).click()
  await expect.poll(() => keptNames(page)).toEqual([])
  // Signing out leads away from here; the connection breaks only afterwards.
  await expect(page).not.toHaveURL(/\/dashboard$/)
  await expect(page.locator('h1').first()).toBeVisible()
  await context.setOffline(true)
  await openWithoutConnection(page, OPPORTUNITY)
  await expect(page.locator('main:visible .kept')).toBeHidden()
  complaints.length = 0
})

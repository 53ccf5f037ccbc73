import { expect, type Page, test } from './fixtures.ts'
import { answer, hold, plainToken, PROFILE, silence, speak } from './stubs.ts'

const PERMISSIONS = 'GET /api/user/permissions'

async function asAdmin(page: Page, language: 'bhs' | 'en' = 'en') {
  await silence(page)
  await speak(page, language)
  await hold(page, plainToken({ role: 'ADMIN' }))
  await answer(page, 'GET /api/user/profile', { json: { ...PROFILE, role: 'ADMIN' } })
}

const BARS = {
  bhs: {
    label: 'Administratorska traka',
    edit: 'Uredi uživo',
    leave: 'Završi uređivanje',
    home: 'Početna',
    current: 'Trenutna stranica',
  },
  en: {
    label: 'Admin bar',
    edit: 'Edit Live',
    leave: 'Exit Edit Mode',
    home: 'Home',
    current: 'Current Page',
  },
} as const

for (const language of ['bhs', 'en'] as const) {
  const t = BARS[language]
  test(`the bar leads to the console, names admin and page, and switches edit mode (${language})`, async ({
    page,
  }) => {
    await asAdmin(page, language)
    await answer(page, PERMISSIONS, { json: { hasGlobalPermissions: true } })
    await page.goto('/?admin_edit=true')
    const bar = page.getByRole('navigation', { name: t.label })
    for (const path of ['/admin', '/admin#korisnici', '/admin#sadrzaj'])
      await expect(bar.locator(`a[href="${path}"]`)).toBeVisible()
    await expect(bar).toContainText('Amra Hodžić')
    await expect(bar).toContainText(t.home)
    await expect(page.locator('[data-block="hero-title"][tabindex]')).toBeVisible()
    await page.goto('/terms')
    await expect(bar).toContainText(t.current)
    await bar.getByRole('button', { name: t.edit }).click()
    await expect(page).toHaveURL('/terms?admin_edit=true')
    await expect(bar).toContainText(t.current)
    await bar.getByRole('button', { name: t.leave }).click()
    await expect(page).toHaveURL('/terms')
  })
}

test('on the canvas the bar stands without header and footer, names it, and keeps its name while editing', async ({
  page,
}) => {
  await asAdmin(page)
  await answer(page, PERMISSIONS, { json: { hasGlobalPermissions: true } })
  await answer(page, 'GET /api/canvases', { json: { items: [] } })
  await page.goto('/canvas')
  const bar = page.getByRole('navigation', { name: BARS.en.label })
  await expect(bar).toContainText('Canvas')
  await expect(page.getByRole('main')).toBeVisible()
  for (const frame of ['banner', 'contentinfo'] as const) await expect(page.getByRole(frame)).toHaveCount(0)
  await bar.getByRole('button', { name: BARS.en.edit }).click()
  await expect(page).toHaveURL('/canvas?admin_edit=true')
  await expect(bar).toContainText('Canvas')
})

test('permissions are asked for once in thirty seconds, by admins only, and not when the window comes back', async ({
  page,
}) => {
  await asAdmin(page)
  await page.clock.install()
  const asked = await answer(page, PERMISSIONS, { json: { hasGlobalPermissions: true } })
  await page.goto('/terms?admin_edit=true')
  await expect(page.getByRole('button', { name: 'Exit Edit Mode' })).toBeVisible()
  expect(asked).toHaveLength(1)
  expect(asked[0]?.headers.authorization).toMatch(/^Bearer /)
  await page.evaluate(
    `dispatchEvent(new Event('focus')); document.dispatchEvent(new Event('visibilitychange'))`,
  )
  await page.getByRole('button', { name: 'Exit Edit Mode' }).click()
  await page.getByRole('button', { name: 'Edit Live' }).click()
  await page.clock.fastForward(20_000)
  await page.evaluate(`dispatchEvent(new Event('focus'))`)
  expect(asked).toHaveLength(1)
})

test('when permissions cannot be read they are asked for once more, then editing stays closed', async ({
  page,
}) => {
  await asAdmin(page)
  const asked = await answer(page, PERMISSIONS, { status: 503 })
  await page.goto('/?admin_edit=true')
  await expect(page.getByText('You need the global admin permission')).toBeVisible()
  expect(asked).toHaveLength(2)
  await expect(page.locator('[data-block][tabindex]')).toHaveCount(0)
})

test('an admin who opens the front page without edit mode is led to the dashboard', async ({ page }) => {
  await asAdmin(page)
  await page.goto('/?admin_edit=false')
  await expect(page).toHaveURL('/dashboard')
})

test('a member has no bar, no edit mode and no question about permissions', async ({ page }) => {
  await silence(page)
  await hold(page)
  await answer(page, 'GET /api/user/profile', { json: PROFILE })
  const asked = await answer(page, PERMISSIONS, { json: { hasGlobalPermissions: true } })
  await page.goto('/terms?admin_edit=true')
  await expect(page.getByRole('banner').locator('a[href="/dashboard"]')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Administratorska traka' })).toHaveCount(0)
  await expect(page.locator('[data-block][tabindex]')).toHaveCount(0)
  await page.goto('/?admin_edit=true')
  await expect(page).toHaveURL('/dashboard')
  expect(asked).toHaveLength(0)
})

test('in edit mode formatting needs a selection, and cancelling changes nothing', async ({ page }) => {
  await asAdmin(page)
  await answer(page, PERMISSIONS, { json: { hasGlobalPermissions: true } })
  await page.goto('/?admin_edit=true')
  const block = page.locator('[data-block="hero-subtitle"][tabindex]')
  const before = (await block.textContent()) ?? ''
  await block.focus()
  await page.keyboard.press('Enter')
  const editor = page.getByRole('dialog')
  await expect(editor.getByText(`${before.length} /`)).toBeVisible()
  for (const name of ['bold', 'italic', 'link', 'text colour', 'highlight']) {
    await editor.getByRole('button', { name, exact: true }).click()
    await expect(page.getByText('No text selected')).toBeVisible()
  }
  await page.keyboard.type('!')
  await expect(block).toHaveText(/!$/)
  await editor.getByRole('button', { name: 'Cancel' }).click()
  await expect(block).toHaveText(before)
})

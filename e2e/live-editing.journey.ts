import sharp from 'sharp'
import { demoAccounts } from '#features/account/server/index.ts'
import { lineOf } from '#platform/contract/rich-text/line.ts'
import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open, type Page } from './fixtures.ts'

async function edit(page: Page, id: string) {
  const block = page.locator(`[data-block="${id}"][tabindex]`)
  await block.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox')).toBeFocused()
  return { block, dialog, surface: dialog.getByRole('textbox') }
}

test('a global admin edits the front page in place, and everybody sees it', async ({
  page,
  browser,
  product,
}) => {
  await signInAs(page, 'global admin')
  await page.goto('/?admin_edit=true')
  const bar = page.getByRole('navigation', { name: 'Admin bar' })
  await expect(bar).toContainText('Home')
  for (const path of ['/admin', '/admin#korisnici', '/admin#sadrzaj'])
    await expect(bar.locator(`a[href="${path}"]`)).toBeVisible()
  const { block, dialog, surface } = await edit(page, 'hero-subtitle')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Every skill is a stone')
  await expect(block).toHaveText('Every skill is a stone')
  await dialog.getByRole('button', { name: 'bold' }).click()
  await expect(page.getByText('No text selected')).toBeVisible()
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowLeft')
  for (const name of ['bold', 'italic', 'text colour', 'highlight'])
    await dialog.getByRole('button', { name }).click()
  await dialog.getByRole('button', { name: 'link' }).click()
  await dialog.getByLabel('Address of the link').fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('not an address')
  await dialog.getByLabel('Address of the link').fill('/ob')
  await page.keyboard.press('Enter')
  await expect(block.locator('a[href="/ob"] strong em mark')).toHaveText('stone')
  await page.keyboard.press('Control+z')
  await expect(surface.locator('a')).toHaveCount(0)
  await page.keyboard.press('Control+y')
  await expectAccessible(page)
  const before = Date.now()
  await dialog.getByRole('button', { name: 'Save & Publish' }).click()
  await expect(dialog.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  expect(Date.now() - before).toBeGreaterThanOrEqual(1000)
  const visitor = await browser.newPage({
    baseURL: product.url,
    javaScriptEnabled: false,
    extraHTTPHeaders: { cookie: 'lang=en' },
  })
  await visitor.goto('/')
  await expect(visitor.locator('[data-block="hero-subtitle"] a[href="/ob"] strong em mark')).toHaveText(
    'stone',
  )
  await visitor.close()
  await page.getByRole('button', { name: 'Exit Edit Mode' }).click()
  await expect(page).not.toHaveURL(/admin_edit/)
})

test('an admin on a phone puts a picture of the library below a text, and a visitor sees it without script', async ({
  page,
  browser,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, 'global admin')
  await page.goto('/?admin_edit=true')
  const { dialog } = await edit(page, 'feature-1-text')
  const editor = dialog.filter({ hasText: 'Save & Publish' })
  await editor.getByRole('button', { name: 'Add a picture below the text' }).press('Enter')
  const buffer = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#2f6b46' } })
    .png()
    .toBuffer()
  await page
    .locator('dialog input[type=file]')
    .setInputFiles({ name: 'most.png', mimeType: 'image/png', buffer })
  const description = editor.getByRole('textbox', { name: /shows/i })
  await expect(description).toBeVisible()
  await editor.getByRole('button', { name: 'Save & Publish' }).press('Enter')
  await expect(editor.getByRole('alert').last()).toContainText('Write what the picture shows')
  await description.fill('A bridge over the river')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await editor.getByRole('button', { name: 'Save & Publish' }).press('Enter')
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  const visitor = await browser.newPage({
    baseURL: product.url,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    extraHTTPHeaders: { cookie: 'lang=en' },
  })
  await visitor.goto('/')
  const picture = visitor.getByRole('img', { name: 'A bridge over the river' })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image) => 'naturalWidth' in image && Number(image.naturalWidth)))
    .toBeGreaterThan(0)
  await expectNoOverflow(visitor)
  await visitor.close()
})

test('empty and too long texts are refused with a reason, and nothing typed is lost', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, 'global admin')
  await page.goto('/?admin_edit=true')
  const { dialog, surface } = await edit(page, 'hero-cta')
  expect(page.url()).toContain('admin_edit')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await dialog.getByRole('button', { name: 'Save & Publish' }).click()
  await expect(page.getByText('Cannot save')).toBeVisible()
  await page.keyboard.type('A button that says far too much')
  await expect(dialog).toContainText('Content too long. Maximum 30 characters allowed.')
  await expectNoOverflow(page)
  await page.reload()
  await edit(page, 'hero-cta')
  await expect(surface).toHaveText('A button that says far too much')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.locator('[data-block="hero-cta"]')).toHaveText('Start free')
})

test('pasted text brings words, bold and line breaks, and no other markup', async ({ page }) => {
  await signInAs(page, 'global admin')
  await page.goto('/?admin_edit=true')
  const { block } = await edit(page, 'steps-title')
  await page.keyboard.press('Control+a')
  await page.evaluate(`{
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<p><img src=x onerror="alert(1)"><b>one</b></p><p style="color:red">two</p>')
    clipboardData.setData('text/plain', 'one\\r\\ntwo')
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }`)
  await page.keyboard.press('Enter')
  await page.keyboard.type('three')
  await expect(block.locator('br')).toHaveCount(2)
  await expect(block.locator('strong')).toHaveText('one')
  await expect(block.locator('img, [style]')).toHaveCount(0)
  await expect(block).toHaveText('onetwothree')
})

test('two admins: the later one sees both texts and decides', async ({ page }) => {
  await signInAs(page, 'global admin')
  await page.goto('/?admin_edit=true')
  const { block, dialog } = await edit(page, 'banks-title')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Mine')
  const status = await page.evaluate(async (document) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem('accessToken')}`,
    }
    const body = JSON.stringify({ locale: 'en', document, revision: 0 })
    return (await fetch('/api/admin/content/blocks/banks-title', { method: 'PUT', headers, body })).status
  }, lineOf('Theirs'))
  expect(status).toBe(200)
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByRole('alert')).toContainText('Theirs')
  await expect(dialog.getByRole('alert')).toContainText('Mine')
  await dialog.getByRole('button', { name: 'Publish my text' }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await expect(block).toHaveText('Mine')
  await expect(block).toBeFocused()
})

test('an admin without the global permission reads why there is no editor; a member has no bar at all', async ({
  page,
}) => {
  await signInAs(page, 'scoped admin')
  await page.goto('/?admin_edit=true')
  await expect(page.getByText('You need the global admin permission')).toBeVisible()
  await expect(page.locator('[data-block][tabindex]')).toHaveCount(0)
  await signInAs(page, 'member')
  await open(page, '/terms?admin_edit=true')
  await expect(page.getByRole('navigation', { name: 'Admin bar' })).toHaveCount(0)
})

test('the console finds people by any spelling and brings an old text back', async ({ page }) => {
  await signInAs(page, 'global admin')
  await page.goto('/terms')
  await page.evaluate(async (document) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem('accessToken')}`,
    }
    const body = JSON.stringify({ locale: 'en', document, revision: 0 })
    await fetch('/api/admin/content/blocks/footer-note', { method: 'PUT', headers, body })
  }, lineOf('Changed note'))
  await open(page, '/admin#korisnici')
  await expect(page.getByRole('navigation', { name: 'Admin bar' })).toHaveCount(0)
  await page.getByLabel('Search name, email, telephone or place').fill('HODZIC')
  // Other journeys create people with that name too.
  const rows = page.locator('#korisnici [data-user]')
  await expect(rows.filter({ hasNotText: /hod[zž]i[cć]/i })).toHaveCount(0)
  await expect(rows.filter({ hasText: 'Amra Hodžić' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'History: Footer: note about time: Changed note' }).click()
  await page.getByRole('button', { name: 'Restore the original text' }).click()
  await expect(page.getByText('That version is on the page now.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#sadrzaj')).toContainText('Deadlines and times as in Sarajevo')
})

test('the admin sign-in leads admins to the console and tells a member that it is not for them', async ({
  page,
}) => {
  await open(page, '/admin/login')
  await expectAccessible(page)
  for (const role of ['member', 'global admin']) {
    const account = demoAccounts.find((one) => one.role === role)
    await page.locator('[name=email]').fill(account?.email ?? '')
    await page.locator('[name=password]').fill(account?.password ?? '')
    await page.locator('form button[type=submit]').click()
    if (role === 'global admin') break
    await expect(page.getByRole('heading', { name: 'Ovaj dio je za administratore' })).toBeVisible()
    await page.getByRole('button', { name: 'Prijavi se drugim računom' }).click()
    await expect(page.locator('[name=email]')).toBeVisible()
  }
  await expect(page).toHaveURL(/\/admin$/)
})

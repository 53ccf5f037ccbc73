import { demoAccounts } from '#features/account/server/index.ts'
import { inDays, signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

const admin = demoAccounts.find(({ role }) => role === 'global admin')!

// Every member of this world is asked.
test.use({ world: 'legal' })

test('staff write new terms in place and publish them, a member is asked once, and a visitor still reads the earlier version', async ({
  page,
  browser,
  product,
  deviceOf,
}) => {
  const reader = await browser.newContext({
    baseURL: product.url,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    extraHTTPHeaders: { cookie: 'lang=en' },
  })
  const visitor = await reader.newPage()
  await visitor.goto('/terms')
  const before = await visitor.locator('[data-block="terms-intro"]').innerText()

  await signInAs(page, 'global admin')
  await open(page, '/admin/settings/legal')
  const terms = page.getByRole('region', { name: 'Terms of use' })
  await terms.getByRole('link', { name: 'Edit the draft' }).click()
  await page.locator('[data-block="terms-intro"][tabindex]').press('Enter')
  const editor = page.getByRole('dialog')
  await expect(editor.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('What we promise you, and what we ask of you.')
  await editor.getByRole('button', { name: 'Save draft' }).press('Enter')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await visitor.reload()
  await expect(visitor.locator('[data-block="terms-intro"]')).toHaveText(before)

  await open(page, '/admin/settings/legal')
  await expect(terms.locator('ins')).toContainText('What we promise you')
  await expectAccessible(page)
  await terms.getByRole('button', { name: /^Publish version/ }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Takes effect on').fill(inDays(0))
  await dialog.locator('[name="note.bhs"]').fill('Uvod je kraći.')
  await dialog.locator('[name="note.en"]').fill('The introduction is shorter.')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await expect(dialog.getByText('Enter your password.').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await dialog.getByLabel('Your password').fill(admin.password)
  await dialog.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await expect(page.getByText('Version published')).toBeVisible()
  await expect(terms.getByRole('listitem').filter({ hasText: 'in force' })).toContainText(
    'The introduction is shorter.',
  )

  const phone = await deviceOf('member', 'en', { viewport: { width: 360, height: 740 } })
  await open(phone, '/dashboard')
  const bar = phone.getByRole('region', { name: 'New version of the legal texts' })
  await expect(bar).toContainText('The introduction is shorter.')
  await expectAccessible(phone)
  await expectNoOverflow(phone)
  await bar.getByRole('button', { name: 'I accept' }).press('Enter')
  await expect(bar).toHaveCount(0)
  await open(phone, '/settings')
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar).toHaveCount(0)

  await visitor.reload()
  await expect(visitor.locator('[data-block="terms-intro"]')).toHaveText(
    'What we promise you, and what we ask of you.',
  )
  await visitor.getByText('Earlier versions').click()
  await visitor
    .getByRole('link', { name: /^Version / })
    .first()
    .click()
  await expect(visitor.getByRole('main')).toContainText('This is an earlier version and no longer applies.')
  await expect(visitor.getByRole('main')).toContainText(before)
  await expectNoOverflow(visitor)
  await reader.close()
})

import { signInAs, test } from './demo.ts'
import { expect, open, type Page } from './fixtures.ts'
import { answer, field, silence } from './stubs.ts'

const ADDRESS = 'lejla@example.ba'

test.use({ viewport: { width: 360, height: 740 } })

/** Presses Back once the browser has an entry for the step, as it has before a thumb gets there. */
async function back(page: Page) {
  await expect.poll(() => page.evaluate('(history.state?.step ?? 0) > 0')).toBe(true)
  await page.goBack()
}

test('on a phone a newcomer goes back through the first steps, and what they answered is still there', async ({
  page,
}) => {
  await open(page, '/login')
  await silence(page)
  await open(page, `/onboarding?email=${encodeURIComponent(ADDRESS)}`)
  const progress = page.getByRole('progressbar')
  const at = (step: number) => expect(progress).toHaveAttribute('aria-valuenow', String(step))
  await field(page, 'phoneNumber').fill('061 222 333')
  await page.locator('[name="gender"][value="female"]').check()
  await page.getByRole('button', { name: 'Dalje' }).click()
  await at(2)
  await page.locator('[name="interests"][value="arts"]').check()
  await page.getByRole('button', { name: 'Dalje' }).click()
  await at(3)
  // From the review to one answer, and back to the review.
  await page.getByRole('button', { name: /^Izmijeni.*telefon/i }).click()
  await at(1)
  await back(page)
  await at(3)
  await back(page)
  await at(2)
  await expect(page.locator('[name="interests"][value="arts"]')).toBeChecked()
  await back(page)
  await at(1)
  await expect(field(page, 'phoneNumber')).toHaveValue('+38761222333')
  await expect(page).toHaveURL(/\/onboarding/)
  await page.goBack()
  await expect(page).toHaveURL(/\/login$/)
})

test('on a phone somebody goes back from the new password to the code and to the address, and types nothing again', async ({
  page,
}) => {
  await open(page, '/login')
  await silence(page)
  await answer(page, 'POST /api/auth/forgot-password', { json: {} })
  await answer(page, 'POST /api/auth/verify-reset-code', { json: { valid: true } })
  await page.getByRole('link', { name: /^Zaboravljena|^Zaboravi/ }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
  await field(page, 'email').fill(ADDRESS)
  await page.getByRole('button', { name: 'Pošalji kod' }).click()
  await field(page, 'code').fill('123456')
  await page.getByRole('button', { name: 'Potvrdi kod' }).click()
  await field(page, 'newPassword').fill('Kamen-i-luk')
  await back(page)
  await expect(field(page, 'code')).toHaveValue('123456')
  await page.getByRole('button', { name: 'Potvrdi kod' }).click()
  await expect(field(page, 'newPassword')).toHaveValue('Kamen-i-luk')
  await back(page)
  await expect(field(page, 'code')).toHaveValue('123456')
  await page.goBack()
  await expect(field(page, 'email')).toHaveValue(ADDRESS)
  await expect(page).toHaveURL(/\/forgot-password/)
  await page.goBack()
  await expect(page).toHaveURL(/\/login$/)
})

test('on a phone Back closes the text that an admin edits in place, and keeps it on the device', async ({
  page,
}) => {
  await signInAs(page, 'global admin', 'bhs')
  await open(page, '/?admin_edit=true')
  const editor = page.getByRole('dialog')
  const block = page.locator('[data-block="hero-subtitle"][tabindex]')
  await block.click()
  await expect(editor.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Kamen po kamen')
  await back(page)
  await expect(editor).toBeHidden()
  await expect(page).toHaveURL(/admin_edit=true/)
  await block.click()
  await expect(editor.getByRole('textbox')).toHaveText('Kamen po kamen')
  await editor.getByRole('button', { name: 'Odustani' }).click()
})

test('on a phone somebody goes back through the steps of a form, and then to the page before it', async ({
  page,
}) => {
  await page.goto('/ob')
  await open(page, '/forms/radionica-prvi-budzet')
  const next = page.getByRole('button', { name: 'Dalje' })
  const progress = page.getByRole('progressbar')
  await field(page, 'fullname').fill('Lejla Kovač')
  await field(page, 'mail').fill(ADDRESS)
  await page.getByRole('combobox', { name: 'Općina' }).fill('Zenica')
  await page.getByRole('option', { name: 'Zenica' }).click()
  await next.click()
  await expect(progress).toHaveAttribute('aria-valuenow', '2')
  await field(page, 'question').fill('Odakle početi?')
  await back(page)
  await expect(progress).toHaveAttribute('aria-valuenow', '1')
  await expect(field(page, 'fullname')).toHaveValue('Lejla Kovač')
  await next.click()
  await expect(field(page, 'question')).toHaveValue('Odakle početi?')
  await back(page)
  await expect(progress).toHaveAttribute('aria-valuenow', '1')
  await page.goBack()
  await expect(page).toHaveURL(/\/ob$/)
})

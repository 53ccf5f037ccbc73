import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test('a visitor and a member read Cyrillic on every page, by a link, and type as they like', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/terms')
  await page.locator('a[href*="script=cyrillic"]').filter({ visible: true }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bs-Cyrl')
  await expect(page).toHaveURL(/\/terms$/)
  await expectNoOverflow(page)
  await expectAccessible(page)

  await signInAs(page, 'member', 'bhs')
  await open(page, '/dashboard')
  await expect(page.locator('html')).toHaveAttribute('lang', 'bs-Cyrl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Cyrillic}/u)
  await expectNoOverflow(page)

  // A screen that is opened within the application, and what somebody writes.
  await open(page, '/settings#profile')
  const name = page.locator('[name="firstName"]')
  const before = await name.inputValue()
  await name.fill('Ljubica Đ')
  await expect(name).toHaveValue('Ljubica Đ')
  await name.fill(before)
  await page.getByRole('link', { name: 'Поставке', exact: true }).click()
  await page.getByRole('link', { name: /^Изглед и језик/ }).click()
  await expect(page.getByRole('radio', { name: 'Ћирилица' })).toBeChecked()
  // The account keeps the choice, and other journeys read with the same account.
  const save = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/settings/preferences') && answer.ok(),
  )
  await page.getByRole('radio', { name: 'Латиница' }).click()
  await save
  await expect(page.locator('html')).toHaveAttribute('lang', 'bs')
  await expect(page.getByRole('radio', { name: 'Latinica' })).toBeChecked()
})

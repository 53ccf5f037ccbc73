import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test('staff on a phone teach the vocabulary a word, link it and merge two entries', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, 'global admin')
  await open(page, '/admin/vocabulary')
  // The vocabulary loads shortly after the first start.
  await expect(async () => {
    await page.reload()
    await page.getByLabel('Search by any name').fill('тимски рад')
    await expect(page.getByRole('link', { name: 'timski rad' })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await page.getByRole('link', { name: 'New skill' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Names in BHS')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Names in BHS').fill('hodanje po žici\nbalansiranje na žici')
  await page.reload()
  await expect(page.getByText('Changes that were not saved yet have been restored.')).toBeVisible()
  await page.getByLabel('Names in English').fill('tightrope walking')
  await page.getByRole('combobox', { name: 'Add an occupation' }).fill('kuhar')
  await expect(page.locator('[role=option]').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Essential' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('tightrope walking')

  await page.getByRole('button', { name: 'Merge into another entry' }).click()
  await page.getByRole('combobox', { name: 'Into which entry' }).fill('timski rad')
  await expect(page.locator('[role=option]').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Merges into:')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('teamwork')
  await expect(page.getByLabel('Names in BHS')).toHaveValue(/hodanje po žici/)
})

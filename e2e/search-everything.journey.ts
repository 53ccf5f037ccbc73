import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test('a member goes anywhere by keys alone: Ctrl-K, a few letters, arrows and Enter', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, 'member', 'bhs')
  await open(page, '/dashboard')
  await expect(page.getByRole('button', { name: 'Traži', exact: true })).toBeVisible()
  await expectNoOverflow(page)

  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(page.getByRole('group', { name: 'Stranice' })).toBeVisible()
  await field.pressSequentially('програмер')
  const first = page.getByRole('group', { name: 'Prilike' }).getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await field.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'false')
  await field.press('ArrowUp')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/opportunities\/./)
  await expect(field).toBeHidden()

  // The result opened last comes first the next time; pages are found without their accents.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The header of the next page reacts once its own script is loaded.
  await expect(async () => {
    if (!(await field.isVisible())) await page.keyboard.press('/')
    await expect(field).toBeVisible({ timeout: 1000 })
  }).toPass()
  // A second press, where it was needed, was typed into the field.
  await field.fill('')
  await expect(page.getByRole('group', { name: 'Nedavno otvoreno' }).getByRole('option')).toHaveCount(1)
  await field.fill('vjestine')
  await page.getByRole('group', { name: 'Stranice' }).getByRole('option', { name: 'Vještine' }).click()
  await expect(page).toHaveURL('/ai-skills')

  const keys = page.getByRole('dialog', { name: 'Tipke' })
  await expect(async () => {
    if (!(await keys.isVisible())) await page.keyboard.press('?')
    await expect(keys).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test('a member goes anywhere by keys alone: Ctrl-K, a few letters, arrows and Enter', async ({ page }) => {
  test.setTimeout(120_000)
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
})

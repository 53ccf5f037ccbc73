import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, open } from './fixtures.ts'

test('a large edit is taken back and done again by the keys, in the order in which it was done, wherever one writes', async ({
  page,
}) => {
  await signInAs(page, 'organisation editor', 'bhs')
  await open(page, '/calls/moj-prvi-obrt')
  await page.getByRole('link', { name: 'Prijavi ekipu' }).press('Enter')
  await expect(page).toHaveURL(/\/canvas\?id=/)
  await page.getByRole('textbox', { name: 'Naziv projekta' }).fill('Servis bicikala')
  const budget = page.getByRole('region', { name: 'Budžet' })
  await budget.getByRole('button', { name: /^Piši/ }).press('Enter')

  // Undo and redo work for pasted rows, also from the focused button.
  await budget.getByRole('button', { name: 'Zalijepi iz tabele' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Troškovi iz tabele' })
  await dialog
    .getByRole('textbox', { name: 'Redovi iz tabele' })
    .fill('Ključevi\t120\nPumpa\t45,50\nBoja\t30')
  await dialog.getByRole('button', { name: 'Dodaj 3 reda' }).press('Enter')
  const costs = budget.getByRole('textbox', { name: 'Šta kupujete' })
  await expect(costs).toHaveCount(3)
  await page.keyboard.press('Control+z')
  await expect(costs).toHaveCount(0)
  await expect(page.getByText('Izmjena je poništena')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+Shift+z')
  await expect(costs).toHaveCount(3)

  // An accidentally deleted row returns whole; undo in a field concerns the field only.
  await budget.getByRole('button', { name: 'Ukloni: Pumpa' }).press('Enter')
  await expect(costs).toHaveCount(2)
  await page
    .getByText('Uklonjeno: Pumpa')
    .locator('xpath=ancestor::*[.//button][1]')
    .getByRole('button', { name: 'Poništi' })
    .press('Enter')
  await expect(costs.nth(1)).toHaveValue('Pumpa')
  await costs.nth(1).fill('Pumpa za bicikl')
  await page.keyboard.press('Control+z')
  await expect(costs).toHaveCount(3)
  await budget.getByRole('button', { name: /^Gotovo/ }).press('Enter')

  // In a text: the last typing is undone first, then the earlier rows.
  await page.getByRole('region', { name: 'Problem' }).getByRole('button', { name: /^Piši/ }).press('Enter')
  const problem = page.getByRole('textbox', { name: 'Problem' })
  await problem.click()
  await page.keyboard.type('Nema servisa.')
  await page.keyboard.press('Control+z')
  await expect(problem).toHaveText('')
  await expect(budget.getByText('Ključevi')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(budget.getByText('Ključevi')).toHaveCount(0)
  await page.keyboard.press('Control+Shift+z')
  await expect(budget.getByText('Ključevi')).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(problem).toHaveText('Nema servisa.')

  // Undo outlives its box, also from another box, which names the changed one.
  const region = page.getByRole('region', { name: 'Problem' })
  await region.getByRole('button', { name: /^Gotovo/ }).press('Enter')
  await page.keyboard.press('Control+z')
  await expect(region.getByText('Nema servisa.')).toHaveCount(0)
  await expect(page.getByText('Poništeno u polju: Problem')).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(region.getByText('Nema servisa.')).toBeVisible()
  await page.getByRole('region', { name: 'Ideja' }).getByRole('button', { name: /^Piši/ }).press('Enter')
  await page.getByRole('textbox', { name: 'Ideja' }).click()
  await page.keyboard.press('Control+z')
  await expect(region.getByText('Nema servisa.')).toHaveCount(0)
  await page.keyboard.press('Control+Shift+z')
  await region.getByRole('button', { name: /^Piši/ }).press('Enter')
  await expect(problem).toHaveText('Nema servisa.')
  await problem.click()
  await page.keyboard.press('Control+z')
  await expect(problem).toHaveText('')
})

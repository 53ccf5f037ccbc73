import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a board finds what may be paid, takes the contract along, releases the instalment and answers the team', async ({
  page,
}) => {
  await signInAs(page, 'organisation editor', 'bhs')
  await open(page, '/payments')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Mogu se odobriti' }).press('Enter')
  const rows = page.getByRole('listitem').filter({ hasText: 'rata' })
  await expect(rows).toHaveCount(1)
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Preuzmi XLSX' }).press('Enter'),
  ])
  expect(table.suggestedFilename()).toBe('isplate.xlsx')

  await page.getByRole('link', { name: 'Radio mladih Ključ' }).click()
  await expect(page.getByRole('heading', { name: 'Izmjene budžeta' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  const [contract] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Preuzmi ugovor (PDF)' }).press('Enter'),
  ])
  expect(contract.suggestedFilename()).toMatch(/^ugovor-\d{4}-\d{4}\.pdf$/)
  await page.getByRole('button', { name: 'Odobri isplatu: 2. rata' }).press('Enter')
  await expect(page.getByText('Čeka upis druge osobe.')).toBeVisible()
  await page.getByRole('button', { name: 'Odbij' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Odbij izmjenu' })
  await dialog.getByRole('textbox', { name: 'Razlog' }).fill('Zaptivka se može kupiti od ostatka za obuku.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Odbij' }).press('Enter')
  await expect(page.getByText('Banka: Zaptivka se može kupiti od ostatka za obuku.')).toBeVisible()

  await page.getByRole('link', { name: 'Sve isplate' }).click()
  await page.getByRole('button', { name: 'Odobrene' }).press('Enter')
  await expect(rows.filter({ hasText: 'Radio mladih Ključ' })).toHaveCount(1)
})

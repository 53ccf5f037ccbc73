import { test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('an applicant goes from an opportunity to its form, finds a place by typing and loses nothing to a reload', async ({
  page,
}) => {
  await page.goto('/opportunities/volonteri-noc-muzike-tuzla')
  const offer = page.getByRole('region', { name: 'Obrazac' })
  await expect(offer.getByText('Volontiraj na festivalu')).toBeVisible()
  await expectNoOverflow(page)
  await offer.getByRole('link', { name: 'Popuni obrazac' }).click()
  await expect(page.getByRole('link', { name: /Noć muzike/ })).toBeVisible()
  // With script the list becomes a field in which one searches.
  const place = page.getByRole('combobox', { name: /Općina|Mjesto|Gdje/ }).and(page.locator('input'))
  await place.press('ArrowDown')
  await expect(page.getByRole('listbox').getByRole('option', { name: 'Banovići' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await place.pressSequentially('biha')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Bihać'])
  await place.press('Enter')
  await expect(place).toHaveValue('Bihać')
  await expect(page.locator('select[hidden]')).toHaveValue('bihac')
  await expect(page.getByText('Sačuvano na ovom uređaju, još nije poslano')).toBeVisible()
  await page.reload()
  await expect(place).toHaveValue('Bihać')
  await expect(page.locator('select[hidden]')).toHaveValue('bihac')
})

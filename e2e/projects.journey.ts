import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'
import { mailedLink } from './people.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a team enters what it did and spent, a giver confirms by mail, and a visitor reads all of it', async ({
  page,
  browser,
  product,
}) => {
  await signInAs(page, 'member', 'bhs')
  await open(page, '/projects/radio-mladih-kljuc')
  await expect(page.getByRole('heading', { name: 'Za ekipu' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  const what = page.getByRole('textbox', { name: 'Šta', exact: true })
  await what.fill('Baterije za snimač')
  await what.press('Enter')
  await expect(page.getByText('Napiši iznos, na primjer 236,50.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Iznos u KM' }).fill('12,40')
  await page.getByRole('combobox', { name: 'Stavka plana' }).selectOption('Mikrofoni i mikseta')
  await what.press('Enter')
  await expect(page.getByRole('rowheader', { name: 'Mikrofoni i mikseta' }).locator('..')).toContainText(
    '412,40',
  )
  await page.getByRole('textbox', { name: 'Zapis u dnevnik' }).fill('Treća emisija, iz vatrogasnog doma.')
  await page.getByRole('button', { name: 'Objavi zapis' }).press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'iz vatrogasnog doma' })).toBeVisible()

  await page.getByRole('button', { name: 'Traži potvrdu za „Prevoz opreme, dvije vožnje“' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Potvrda doprinosa' })
  const giver = 'autoskola@primjer.ba'
  await dialog.getByRole('textbox', { name: 'Email adresa' }).fill(giver)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Pošalji link' }).press('Enter')
  await expect(dialog).toHaveCount(0)

  const outside = await browser.newContext({ baseURL: product.url, viewport: { width: 360, height: 740 } })
  const visitor = await outside.newPage()
  await visitor.goto('/projects/radio-mladih-kljuc')
  await expect(visitor.getByText('Treća emisija, iz vatrogasnog doma.')).toBeVisible()
  await expect(visitor.getByText('Autoškola Sana')).toHaveCount(0)
  await visitor.goto(
    await mailedLink({ product, address: giver, subject: /doprinos/, page: '/contributions/confirm' }),
  )
  await expect(visitor.getByText('Autoškola Sana')).toBeVisible()
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: 'Potvrđujem' }).press('Enter')
  await expect(visitor.getByRole('heading', { name: 'Hvala, doprinos je potvrđen' })).toBeVisible()
  await visitor.getByRole('link', { name: 'Pogledaj projekat' }).click()
  await expect(visitor.getByText('Autoškola Sana').first()).toBeVisible()
  await expectAccessible(visitor)
  await expectNoOverflow(visitor)
  await outside.close()
})

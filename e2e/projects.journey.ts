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
  // A cancelled entry cannot be restored, so the page asks first.
  const strike = page.getByRole('button', { name: 'Poništi upis „Baterije za snimač“' })
  await strike.press('Enter')
  const sure = page.getByRole('dialog', { name: 'Poništi upis „Baterije za snimač“?' })
  await page.keyboard.press('Escape')
  await expect(sure).toHaveCount(0)
  await expect(strike).toBeFocused()
  await strike.press('Enter')
  await sure.getByRole('button', { name: 'Poništi', exact: true }).press('Enter')
  await expect(strike).toHaveCount(0)
  await expect(page.getByText('412,40')).toHaveCount(0)
  const entry = page.getByRole('textbox', { name: 'Zapis u dnevnik' })
  await entry.press('Tab')
  await page.getByRole('button', { name: 'Objavi zapis' }).press('Enter')
  await expect(page.getByText('Napiši šta ste uradili.')).toBeVisible()
  await expect(entry).toBeFocused()
  // Neither a text that is far too long nor a reload loses anything.
  await entry.fill('x'.repeat(100_000))
  await expect(page.getByText('Skrati tekst: 98.500 znakova previše.')).toBeVisible()
  await entry.fill('Treća emisija, iz vatrogasnog doma.')
  await expect(page.getByText('Sačuvano na ovom uređaju', { exact: false }).first()).toBeVisible()
  await page.reload()
  await expect(entry).toHaveValue('Treća emisija, iz vatrogasnog doma.')
  await page.locator('input[type=file][multiple]').setInputFiles([
    { name: 'lista.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
    { name: 'prazno.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
  ])
  await expect(page.getByText('lista.exe nije slika koju primamo.', { exact: false })).toBeVisible()
  await expect(page.getByText('prazno.png je prazna datoteka.')).toBeVisible()
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

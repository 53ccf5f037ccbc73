import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 }, locale: 'bs-BA' })

test('on a phone staff add a bank by keys, close it with a reason, and open it again', async ({
  page,
  browser,
  product,
}) => {
  await signInAs(page, 'global admin', 'bhs')
  await page.goto('/admin/banks')
  await page.getByRole('button', { name: 'Nova banka' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Nova banka' })
  await dialog.getByLabel('Naziv banke').fill('Žarište mladih Foča')
  await dialog.getByRole('combobox', { name: 'Dodaj mjesto' }).fill('foca')
  await dialog.getByRole('combobox', { name: 'Dodaj mjesto' }).press('Enter')
  await dialog.getByLabel('Naziv banke').press('Enter')
  await expect(page).toHaveURL(/\/admin\/banks\/zariste-mladih-foca$/)

  // An open bank without calls says so; a closed one has no empty list of them.
  const visitor = await browser.newContext({
    baseURL: product.url,
    javaScriptEnabled: false,
    locale: 'bs-BA',
  })
  const reading = await visitor.newPage()
  const calls = reading.getByRole('heading', { level: 2, name: 'Pozivi' })
  await reading.goto('/ob/zariste-mladih-foca')
  await expect(calls).toBeVisible()

  await page.getByRole('button', { name: 'Zatvori banku' }).press('Enter')
  const closing = page.getByRole('dialog', { name: 'Zatvoriti banku Žarište mladih Foča?' })
  await closing.getByRole('button', { name: 'Zatvori banku' }).press('Enter')
  await expect(closing.getByText('Napiši razlog.').first()).toBeVisible()
  await closing.getByLabel('Razlog').fill('Općina nastavlja sama.')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await closing.getByRole('button', { name: 'Zatvori banku' }).press('Enter')
  await expect(page.getByText(/^Banka je zatvorena .* i ne raspisuje nove pozive\.$/)).toBeVisible()

  await reading.reload()
  await expect(
    reading.getByText(/^Banka je zatvorena .* Njeni projekti i odluke ostaju ovdje\.$/),
  ).toBeVisible()
  await expect(calls).toBeHidden()

  await page.getByRole('button', { name: 'Ponovo otvori banku' }).press('Enter')
  const opening = page.getByRole('dialog', { name: 'Ponovo otvoriti banku Žarište mladih Foča?' })
  await opening.getByLabel('Razlog').fill('Općina je ipak dala prostor.')
  await opening.getByRole('button', { name: 'Ponovo otvori banku' }).press('Enter')
  await expect(opening).toBeHidden()
  await expect(page.getByRole('button', { name: 'Zatvori banku' })).toBeVisible()
  await reading.reload()
  await expect(calls).toBeVisible()
  await visitor.close()
})

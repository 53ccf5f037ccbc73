import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('staff make and publish a form on a phone, a visitor without script sends it, and staff read the answer', async ({
  page,
  browser,
  product,
}) => {
  await signInAs(page, 'global admin', 'bhs')
  await open(page, '/admin/form-builder')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Novi obrazac' }).press('Enter')
  await page.getByRole('textbox', { name: /^Naslov \(naš jezik/ }).fill('Dežurstvo na izložbi')
  await page.getByRole('button', { name: 'Napravi' }).press('Enter')
  await expect(page).toHaveURL(/\/admin\/form-builder\/edit\/[\da-f-]{36}$/)
  for (const [kind, label] of [
    ['kratak tekst', 'Kako se zoveš?'],
    ['e-adresa', 'Tvoja e-adresa'],
  ] as const) {
    await page.getByRole('button', { name: 'Dodaj pitanje' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: kind, exact: true }).press('Enter')
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: /^Pitanje \(naš jezik/ })
      .fill(label)
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Obavezno' }).press('Space')
    await page.getByRole('dialog').getByRole('button', { name: 'Gotovo' }).press('Enter')
  }
  await page.getByRole('button', { name: 'Gore: Tvoja e-adresa' }).press('Enter')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Objavi', exact: true }).press('Enter')
  await expect(page.getByText('Objavljena je verzija 1.')).toBeVisible()

  const reader = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const visitor = await reader.newPage()
  await visitor.goto(`${product.url}/forms/dezurstvo-na-izlozbi`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Dežurstvo na izložbi')
  // At the pace of a person: whoever is quicker is asked to look once more.
  await visitor
    .getByRole('textbox', { name: 'Kako se zoveš?' })
    .pressSequentially('Nermina Delić iz Bihaća', { delay: 60 })
  await visitor
    .getByRole('textbox', { name: 'Tvoja e-adresa' })
    .pressSequentially('nermina(at)primjer.ba', { delay: 60 })
  await visitor.getByRole('button', { name: 'Pošalji' }).click()
  await expect(visitor.getByText('Upiši cijelu e-adresu', { exact: false }).first()).toBeVisible()
  await expect(visitor.getByRole('textbox', { name: 'Kako se zoveš?' })).toHaveValue(
    'Nermina Delić iz Bihaća',
  )
  await visitor.getByRole('textbox', { name: 'Tvoja e-adresa' }).fill('')
  await visitor
    .getByRole('textbox', { name: 'Tvoja e-adresa' })
    .pressSequentially('nermina.delic.iz.bihaca@primjer.ba', { delay: 80 })
  await visitor.getByRole('button', { name: 'Pošalji' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/^Primljeno /)
  await expect(visitor.getByText('nermina.delic.iz.bihaca@primjer.ba')).toBeVisible()
  await reader.close()

  await page.getByRole('link', { name: 'bez odgovora' }).click()
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Nermina Delić iz Bihaća' }),
  ).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
})

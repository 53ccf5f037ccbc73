import { onDatabase } from '#tests/setup/on-database.ts'
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

test('on a wide screen staff write a question beside the list, and Escape leads back to its row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAs(page, 'global admin', 'bhs')
  await open(page, '/admin/form-builder')
  await page.getByRole('button', { name: 'Novi obrazac' }).press('Enter')
  await page.getByRole('textbox', { name: /^Naslov \(naš jezik/ }).fill('Pitanja sa strane')
  await page.getByRole('button', { name: 'Napravi' }).press('Enter')
  await expect(page).toHaveURL(/\/admin\/form-builder\/edit\/[\da-f-]{36}$/)
  await page.getByRole('button', { name: 'Dodaj pitanje' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'kratak tekst', exact: true }).press('Enter')
  const words = page.getByRole('textbox', { name: /^Pitanje \(naš jezik/ })
  await words.fill('Ko dolazi s tobom?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await words.press('Escape')
  const row = page.getByRole('button', { name: /^Ko dolazi s tobom\?/ })
  await expect(row).toBeFocused()
  await expect(words).toHaveCount(0)
  await row.press('Enter')
  await expect(page.getByRole('heading', { name: 'Ko dolazi s tobom?' })).toBeFocused()
  await page.getByRole('button', { name: 'Obriši pitanje' }).press('Enter')
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Dodaj pitanje' })).toBeFocused()
})

test('staff choose many answers by Shift or by the filter, decide once about all, delete two and bring them back', async ({
  page,
  product,
}) => {
  await signInAs(page, 'global admin', 'bhs')
  const id = await onDatabase(product.dataDir, async (client) => {
    const { rows } = await client.query<{ form_id: string }>(
      'select form_id from form_submissions group by form_id having count(*) > 80 order by count(*) limit 1',
    )
    return rows[0]!.form_id
  })
  await open(page, `/admin/form-builder/submissions/${id}`)
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
  const boxes = rows.getByRole('checkbox')
  await boxes.nth(1).press('Space')
  await boxes.nth(4).click({ modifiers: ['Shift'] })
  await expect(page.getByText('Izabrane 4 prijave')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Promijeni status' }).press('Enter')
  await page.getByRole('dialog').getByRole('combobox').selectOption('završeno')
  // As a hand that trembles presses.
  await page.getByRole('dialog').getByRole('button', { name: 'Sačuvaj status' }).dblclick()
  await expect(page.getByText('Status 4 prijave je sačuvan', { exact: false })).toBeVisible()
  await expect(rows.nth(4)).toContainText('završeno')
  await expect(page.getByRole('button', { name: 'Promijeni status' })).toHaveCount(0)

  await boxes.nth(0).press('Space')
  await page.getByRole('button', { name: 'Izaberi sve iz liste' }).press('Enter')
  await expect(page.getByText(/^Izabran.* \d{2,} prijav/)).toBeVisible()
  await page.getByRole('button', { name: 'Poništi izbor' }).press('Enter')
  const first = await boxes.nth(0).getAttribute('name')
  await boxes.nth(0).press('Space')
  await boxes.nth(1).press('Space')
  await page.getByRole('button', { name: 'Radnje', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: 'Obriši' }).press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Obrisati 2 prijave?')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Obriši' }).press('Enter')
  await expect(page.getByText('Obrisane su 2 prijave.')).toBeVisible()
  await expect(page.locator(`input[name="${first}"]`)).toHaveCount(0)
  await page.getByRole('button', { name: 'Vrati', exact: true }).press('Enter')
  await expect(page.getByText('Vraćene su 2 prijave.')).toBeVisible()
  await expect(boxes.nth(0)).toHaveAttribute('name', first ?? '')
})

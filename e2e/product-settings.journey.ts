import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('on a phone a global admin reads a mail in two languages and scripts, and sends a test to their own address', async ({
  page,
  request,
  product,
}) => {
  await signInAs(page, 'global admin', 'bhs')
  await open(page, '/admin/settings')
  await page.getByRole('link', { name: /^Pisma/ }).click()
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: 'Traži pismo' }).fill('potvrdi svoj')
  await page.getByRole('link', { name: 'Potvrdi svoj email za Zamah' }).press('Enter')
  const mail = page.getByRole('article')
  await expect(mail.getByRole('heading', { name: 'Potvrdi svoj email' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Ćirilica' }).press('Enter')
  await expect(mail.getByRole('heading', { name: /^Потврди свој/ })).toBeVisible()
  await page.getByRole('button', { name: 'English' }).press('Enter')
  await expect(mail.getByRole('heading', { name: 'Verify your email' })).toBeVisible()

  // The same as mailboxes draw it, on a page of its own.
  const path = await page.getByRole('link', { name: 'Otvori kao u sandučetu' }).getAttribute('href')
  expect(await (await request.get(path!)).text()).toContain('Verify your email')

  await page.getByRole('button', { name: 'Pošalji probu sebi' }).press('Enter')
  await expect(page.getByText('Proba je na putu na lejla.begic@primjer.ba')).toBeVisible()
  await product.mails.next(
    'lejla.begic@primjer.ba',
    ({ subject }) => subject?.startsWith('[Test] Verify') === true,
  )
  await page.getByRole('link', { name: 'Izmijeni riječi' }).press('Enter')
  await expect(page.getByRole('searchbox')).toHaveValue('account.mail:mail.verification')
  await expect(page.getByText('Potvrdi svoj email za {product}')).toBeVisible()
})

test('a global admin tightens a limit with a reason, sees since when it holds, and takes it back', async ({
  page,
}) => {
  await signInAs(page, 'global admin', 'en')
  await open(page, '/admin/settings/limits')
  const row = page.getByRole('listitem').filter({ hasText: 'Requests for a mentor' })
  await expect(row).toContainText('at most 20 an hour')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await row.getByRole('button', { name: 'Change' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Limit: Requests for a mentor' })
  await dialog.getByRole('textbox', { name: 'At most an hour' }).fill('500')
  await dialog
    .getByRole('textbox', { name: 'Reason for the audit log' })
    .fill('Too many requests from one school.')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog.getByText('Choose a number from 1 to 100.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'At most an hour' }).fill('5')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(row).toContainText('at most 5 an hour')
  await expect(row).toContainText('Usually 20.')
  await row.getByRole('button', { name: 'Change' }).press('Enter')
  await dialog.getByRole('button', { name: 'Back to 20' }).press('Enter')
  await dialog.getByRole('textbox', { name: 'Reason for the audit log' }).fill('It is calm again.')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(row).toContainText('at most 20 an hour')
  await expect(row).not.toContainText('Usually')
})

test('a global admin changes the name and the pixel; visitors see both at once, and their answer is counted', async ({
  page,
  browser,
  product,
}) => {
  await signInAs(page, 'global admin', 'bhs')
  await open(page, '/admin/settings/name')
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Ime proizvoda' }).fill('Zamah Una')
  await page.getByRole('button', { name: 'Sačuvaj' }).press('Enter')
  await expect(page.getByText('Napiši razlog.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Razlog za zapisnik' }).fill('Naziv za Bihać.')
  await page.getByRole('button', { name: 'Sačuvaj' }).press('Enter')
  await expect(page.getByText('Okruženje kaže: Zamah')).toBeVisible()
  // Another process of the product hears of the new name a moment later.
  await expect(async () => {
    await open(page, '/admin/settings/pixel')
    expect(await page.title()).toContain('Zamah Una')
  }).toPass()
  await page.getByRole('textbox', { name: 'Broj piksela' }).fill('123456789')
  await page.getByRole('textbox', { name: 'Razlog za zapisnik' }).fill('Kampanja za prakse.')
  await page.getByRole('button', { name: 'Sačuvaj' }).press('Enter')
  await expect(page.getByText(/^Okruženje nema piksel\. Promijenjeno/)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  const visitor = await browser.newPage({ baseURL: product.url })
  await expect(async () => {
    await visitor.goto('/opportunities')
    expect(await visitor.title()).toContain('Zamah Una')
    await expect(visitor.getByRole('button', { name: 'Odbij' })).toBeVisible({ timeout: 5000 })
  }).toPass()
  const counted = visitor.waitForResponse((answer) => answer.url().endsWith('/api/consent'))
  await visitor.getByRole('button', { name: 'Odbij' }).press('Enter')
  expect((await counted).status()).toBe(204)
  await visitor.close()
  await page.reload()
  await expect(page.getByText(/^Ne: 1 \(100 %\)/)).toBeVisible()

  for (const place of ['pixel', 'name']) {
    await open(page, `/admin/settings/${place}`)
    await page.getByRole('textbox', { name: 'Razlog za zapisnik' }).fill('Kraj kampanje.')
    await page.getByRole('button', { name: 'Vrati na ono iz okruženja' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Vrati na ono iz okruženja' })).toBeHidden()
  }
})

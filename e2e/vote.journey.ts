import { letSignIn, signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'
import { expectReadable, sheetsOf } from './sheets.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a visitor on a phone votes with the code of an SMS, by keys, keeps the receipt, and reads how another vote ended', async ({
  page,
  product,
}) => {
  await page.goto('/calls/ulice-uz-unu')
  await page.getByRole('link', { name: 'Glasaj' }).click()
  await expect(page.getByRole('heading', { name: 'Izaberi jedan projekat' })).toBeVisible()
  await expect.poll(() => page.evaluate('window.__hydrated === true')).toBe(true)
  await expect(page.getByRole('button', { name: /^Glasaj za projekat/ })).toHaveCount(6)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Po glasovima' }).click()
  await expect(page.locator('article h3').first()).toHaveText('Svjetlo na stazi do Ade')

  await page.getByRole('button', { name: 'Glasaj za projekat: Mostić kod starog mlina' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Mostić kod starog mlina' })
  const phone = dialog.getByRole('textbox', { name: 'Broj mobitela' })
  await phone.fill('033 555 014')
  await phone.press('Enter')
  await expect(dialog.getByText('Upiši broj mobitela iz Bosne i Hercegovine.')).toBeVisible()
  await expectAccessible(page)
  await phone.fill('061 555 014')
  await phone.press('Enter')
  const code = dialog.getByRole('textbox', { name: 'Kod iz SMS-a' })
  await expect(dialog.getByText('061 ••• 014')).toBeVisible()
  // Back leads to the number, which is still there.
  await page.goBack()
  await expect(phone).toHaveValue('061 555 014')
  await phone.press('Enter')
  await expect(dialog.getByText('061 ••• 014')).toBeVisible()
  // Without a gateway an SMS becomes an email.
  const sms = await product.mails.next('+38761555014@sms.localhost')
  const digits = /kod za glasanje je (\d{6})/.exec(sms.text ?? '')?.[1] ?? ''
  await code.fill(digits === '000000' ? '000001' : '000000')
  await code.press('Enter')
  await expect(dialog.getByText(/Kod nije tačan. Imaš još 4 pokušaja/)).toBeVisible()
  await code.fill(`${digits.slice(0, 3)} ${digits.slice(3)}`)
  await code.press('Enter')

  const receipt = page.getByText(/Tvoj kod za provjeru je/)
  await expect(receipt).toHaveText(/[A-Z2-9]{3}-[A-Z2-9]{3}/)
  await expect(page.getByRole('button', { name: /^Glasaj za projekat/ })).toHaveCount(0)
  await expectAccessible(page)
  const kept = await receipt.textContent()
  await page.reload()
  await expect(receipt).toHaveText(kept ?? '')

  await open(page, '/calls/ljeto-na-uni/vote')
  await expect(page.getByRole('row', { name: /1\. Kino u hangaru 146/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Glasovi, CSV' }).click()
  expect((await file).suggestedFilename()).toBe('ljeto-na-uni-glasovi.csv')
  const sheets = await sheetsOf(page)
  expectReadable(sheets, { title: 'Rezultati glasanja', header: 'Kako funkcioniše' })
  expect(sheets[0]).toMatch(/1\.Kinouhangaru146/)
})

test('votes that one of the board leaves out are signed by another on a phone by keys, and a member of the board with a team on the ballot only reads', async ({
  page,
  deviceOf,
  product,
}) => {
  await signInAs(page, 'organisation editor', 'bhs')
  await open(page, '/reviews/calls/ulice-uz-unu')
  await expect(page.getByRole('heading', { name: 'U ovom pozivu odlučuju drugi' })).toBeVisible()
  await expectAccessible(page)
  await open(page, '/reviews/calls/ulice-uz-unu/vote')
  await expect(page.getByText(/zato o glasovima odlučuju drugi/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Izostavljeni glasovi' }).getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoOverflow(page)

  // Two substitutes for board members who know a team; one of them has proposed.
  const substitutes = {
    'Aida Hasanović': 'aida.hasanovic@primjer.ba',
    'Filip Bošnjak': 'filip.bosnjak@primjer.ba',
  }
  await letSignIn(product, Object.values(substitutes))
  const proposal = await page.getByText(/^Predlaže: /).textContent()
  const [name, email] = Object.entries(substitutes).find(([one]) => !proposal?.includes(one))!
  const signer = await deviceOf(email, 'bhs', { viewport: { width: 360, height: 740 } })
  await open(signer, '/reviews/calls/ulice-uz-unu')
  await signer.getByRole('link', { name: 'Neobični glasovi' }).press('Enter')
  await expect(signer.getByRole('heading', { name: 'Neobični glasovi: Ulice uz Unu' })).toBeVisible()
  const left = signer.getByRole('region', { name: 'Izostavljeni glasovi' })
  await expect(left.getByRole('listitem')).toContainText('4 glasa, najviše za „Hlad za čekanje autobusa“')
  await signer.getByRole('button', { name: 'Potpiši' }).press('Enter')
  const dialog = signer.getByRole('dialog', { name: 'Potpisati da se ovi glasovi ne broje?' })
  await expect(dialog.getByText('Potpis se ne može povući.', { exact: false })).toBeVisible()
  await expectAccessible(signer)
  await dialog.getByRole('button', { name: 'Potpiši' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(signer.getByText(new RegExp(`^Potpisali: .+ i ${name}`))).toBeVisible()
  await expectAccessible(signer)
  await expectNoOverflow(signer)
})

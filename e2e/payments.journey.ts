import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { extractImages, getDocumentProxy } from 'unpdf'
import { letSignIn, signInAs, test } from './demo.ts'
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

// Nobody else signs this contract.
const SIGNER = 'hana.pasic@primjer.ba'

test('a team photographs each page of its signed contract, puts them in order and hands in one PDF', async ({
  deviceOf,
  product,
}) => {
  await letSignIn(product, [SIGNER])
  const page = await deviceOf(SIGNER, 'bhs', { viewport: { width: 360, height: 740 } })
  await open(page, '/projects/camac-za-ciscenje-une/money')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Predaj potpisan ugovor' }).click(),
  ])
  await chooser.setFiles([await photoOf('druga', 30, 40), await photoOf('prva', 40, 30)])
  const dialog = page.getByRole('dialog', { name: 'Strane potpisanog dokumenta' })
  await dialog.getByRole('button', { name: 'Pomjeri stranu 2 ispred strane 1' }).press('Enter')
  const [more] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Dodaj stranu' }).press('Enter'),
  ])
  await more.setFiles([await photoOf('suvisna', 20, 20)])
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await dialog.getByRole('button', { name: 'Ukloni stranu 3' }).press('Enter')
  await dialog.getByRole('button', { name: 'Predaj dokument' }).press('Enter')
  await expect(page.getByText('Ugovor je predat banci')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByText('potpisan-ugovor.pdf').click(),
  ])
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())))
  const sizes = await Promise.all([1, 2].map((at) => extractImages(pdf, at)))
  expect([pdf.numPages, sizes]).toMatchObject([2, [[{ width: 40 }], [{ width: 30 }]]])
})

async function photoOf(name: string, width: number, height: number) {
  const plain = { create: { width, height, channels: 3, background: '#b8a890' } } as const
  return { name: `${name}.png`, mimeType: 'image/png', buffer: await sharp(plain).png().toBuffer() }
}

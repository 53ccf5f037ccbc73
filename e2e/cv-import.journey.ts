import { readBadCvs } from '../src/features/cv-import/server/eval/bad-cvs.ts'
import { drawPdf } from '../src/features/cv-import/server/eval/draw-pdf.ts'
import { expect, expectAccessible, expectNoOverflow, open, test } from './fixtures.ts'
import { makeMember, signIn } from './people.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('on a phone a member brings a bad CV, takes over its rows with one button, and can undo it', async ({
  page,
  browser,
  product,
  address,
}) => {
  // A file is read in its own thread, on a busy machine.
  await makeMember({ browser, product, address })
  await signIn(page, address)
  await open(page, '/profile')
  await page.getByRole('link', { name: 'Imaš CV? Uvezi ga' }).press('Enter')
  await expect(page).toHaveTitle('Uvoz CV-a | Zamah')
  await expect(page.getByRole('button', { name: 'Izaberi datoteku' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  // An unreadable file is rejected with a reason.
  const send = (name: string, buffer: Buffer) =>
    page.locator('[name="cv"]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await send('cv.pdf', Buffer.from('Ovo nije PDF.'))
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Ovo nije vrsta datoteke koju čitamo')

  // A photo is rejected, with an alternative.
  await send('cv.jpg', Buffer.from('\xff\xd8\xff\xe0 fotografija', 'latin1'))
  await expect(page.getByRole('main').getByRole('alert')).toContainText('tekst sa slike ne možemo pročitati')
  await expect(page.getByRole('link', { name: 'Upiši u profil' })).toBeVisible()

  // Certain findings are selected, doubtful ones are asked about, and nothing is imported yet.
  const bad = readBadCvs().find(({ shape }) => shape === 'two columns')
  if (!bad) throw new Error('no bad CV')
  await send('cv.pdf', await drawPdf(bad))
  await expect(page.getByRole('heading', { name: 'Ovo ide na profil' })).toBeVisible()
  await expect(page.getByText('Kafić Fontana, Zenica').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  // A usual CV fits on three phone screens.
  expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBeLessThan(3.5 * 740)

  // One entry is corrected and one left out, by keyboard only; a reload loses neither.
  await page.getByRole('button', { name: 'Uredi: Konobarica', exact: true }).press('Enter')
  await page.locator('[name$=".title"]').first().fill('Šefica sale')
  await page.getByRole('button', { name: /^Gotovo: / }).press('Enter')
  // The member moves an entry out of the wrong section and continues editing it in the right one.
  await page.getByRole('button', { name: /^Uredi: Promoterka/ }).press('Enter')
  await page.locator('[name^="work."][name$=".kind"]').selectOption('course')
  await expect(page.locator('[name^="education."][name$=".kind"]')).toBeFocused()
  await page.locator('[name^="education."][name$=".kind"]').selectOption('job')
  await expect(page.locator('[name^="work."][name$=".kind"]')).toBeFocused()
  await page.getByRole('button', { name: /^Gotovo: Promoterka/ }).press('Enter')
  const second = page.getByRole('checkbox', { name: /^Promoterka/ })
  await second.press('Space')
  await expect(second).not.toBeChecked()
  await page.reload()
  await expect(page.getByText('Šefica sale').first()).toBeVisible()
  await expect(second).not.toBeChecked()

  await page.getByRole('button', { name: /^Dodaj \d+ stav\p{L}+ na profil/u }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Dodano na profil' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Pogledaj profil' }).press('Enter')
  await expect(page.locator('#work').getByRole('heading', { level: 3 })).toHaveText(['Šefica sale'])

  // And back again.
  await open(page, '/profile/import')
  await page.getByRole('button', { name: 'Vrati kako je bilo' }).press('Enter')
  await expect(page.getByText('Profil je opet kakav je bio prije dodavanja.').first()).toBeVisible()
  await open(page, '/profile')
  await expect(page.locator('#work').getByRole('heading', { level: 3 })).toHaveCount(0)
})

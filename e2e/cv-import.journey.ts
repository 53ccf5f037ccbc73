import { drawPdf } from '../src/features/cv-import/server/fixtures/pdf.fixture.ts'
import { sideLeft } from '../src/features/cv-import/server/fixtures/pdf-hands.fixture.ts'
import { people } from '../src/features/cv-import/server/fixtures/people.fixture.ts'
import { expect, expectAccessible, expectNoOverflow, open, test } from './fixtures.ts'
import { makeMember, signIn } from './people.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('on a phone a member brings a CV, takes over what they choose, and can undo it', async ({
  page,
  browser,
  product,
  address,
}) => {
  // A file is read on a thread of its own, on a machine that does much else.
  test.setTimeout(480_000)
  const [person] = people
  if (!person) throw new Error('nobody in the labelled set')
  await makeMember({ browser, product, address })
  await signIn(page, address)
  await open(page, '/profile')
  await page.getByRole('link', { name: 'Imaš CV? Uvezi ga' }).press('Enter')
  await expect(page).toHaveTitle('Uvoz CV-a | Zamah')
  await expect(page.getByRole('button', { name: 'Izaberi datoteku' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  // What cannot be read is refused with its reason.
  const send = (name: string, buffer: Buffer) =>
    page.locator('[name="cv"]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await send('cv.pdf', Buffer.from('Ovo nije PDF.'))
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Ovo nije vrsta datoteke koju čitamo')

  // Side by side, nothing taken yet.
  await send('cv.pdf', await drawPdf(person, sideLeft, { shape: 'slash' }))
  await expect(page.getByRole('heading', { name: 'Iskustvo' })).toBeVisible({ timeout: 90_000 })
  await expect(page.getByText('Restoran Kod Kibeta, Zenica').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  // One thing is corrected, one is left out, by the keyboard alone; a reload loses neither.
  await page.getByRole('button', { name: 'Uredi prije preuzimanja: Konobarica', exact: true }).press('Enter')
  const title = page.locator('[name$=".title"]').first()
  await title.fill('Šefica sale')
  await page.getByRole('button', { name: /^Gotovo s/ }).press('Enter')
  const second = page.getByRole('group', { name: 'Šta s ovim: Prodavačica' })
  await second.getByRole('radio', { name: 'Dodaj' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(second.getByRole('radio', { name: 'Ne preuzimaj' })).toBeChecked()
  await page.reload()
  await expect(page.getByText('Šefica sale').first()).toBeVisible()
  await expect(
    page.getByRole('group', { name: 'Šta s ovim: Prodavačica' }).getByRole('radio', { name: 'Ne preuzimaj' }),
  ).toBeChecked()

  await page.getByRole('button', { name: 'Preuzmi u profil' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Preuzeto u profil' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Pogledaj profil' }).press('Enter')
  await expect(page.locator('#work').getByRole('heading', { level: 3 })).toHaveText(['Šefica sale'])

  // And back again.
  await open(page, '/profile/import')
  await page.getByRole('button', { name: 'Vrati kako je bilo' }).press('Enter')
  await expect(page.getByText('Profil je opet kakav je bio prije preuzimanja.').first()).toBeVisible()
  await open(page, '/profile')
  await expect(page.locator('#work').getByRole('heading', { level: 3 })).toHaveCount(0)
})

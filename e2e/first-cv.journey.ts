import { letSignIn, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

const LEAD = 'tamara.pavlovic@primjer.ba'
const NEWCOMER = 'amila.besic@primjer.ba'
const PROJECT = '/projects/radio-mladih-kljuc'

test('a newcomer writes down hours, the lead confirms them, and one press makes the first CV of them', async ({
  deviceOf,
  product,
}) => {
  await letSignIn(product, [LEAD, NEWCOMER])
  const page = await deviceOf(NEWCOMER, 'bhs', { viewport: { width: 360, height: 740 } })
  await open(page, PROJECT)
  await page.getByRole('textbox', { name: 'Koliko sati' }).fill('2,5')
  const work = page.getByRole('textbox', { name: 'Šta je urađeno' })
  await work.fill('Snimanje razgovora s bibliotekarkom.')
  await page.getByRole('button', { name: 'Upiši sate' }).press('Enter')
  await expect(page.getByText('čeka potvrdu').first()).toBeVisible()

  const lead = await deviceOf(LEAD, 'bhs')
  await open(lead, PROJECT)
  await lead
    .getByRole('button', { name: /^Potvrdi 2,5\sh/ })
    .first()
    .press('Enter')
  await expect(lead.getByText('Sati su potvrđeni')).toBeVisible()

  // It is offered at the hours, on the profile, and on the page of CVs, to which the notification leads.
  const one = 'Dodaj u profil i CV: Radio mladih Ključ'
  await open(page, PROJECT)
  await expect(page.getByRole('button', { name: one })).toBeVisible()
  await open(page, '/profile')
  await expect(page.getByRole('button', { name: one })).toBeVisible()
  await open(page, '/notifications')
  await page.getByRole('link', { name: /Potvrđeno je 2,5\sh/ }).press('Enter')
  await expect(page).toHaveURL('/profile/cv')
  await expect(page.getByText('Jednim dodirom nastaje i tvoj prvi CV.')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: one }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Prvi CV' })).toBeVisible()
  await expect(page.getByText('Volontiranje: Radio mladih Ključ').first()).toBeAttached()
  await open(page, '/profile/cv')
  await expect(page.getByRole('link', { name: 'Prvi CV' })).toBeVisible()
  await expect(page.getByRole('button', { name: one })).toHaveCount(0)
})

import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test('what others have confirmed is celebrated once, one scene at a time, and a picture of it is made on the device', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, 'member', 'bhs')
  await open(page, '/ai-skills')
  const scene = page.getByRole('region', { name: /potvrdu: |potvrđuje: |Nova potvrda: / })
  await expect(scene).toHaveCount(1)
  await scene.scrollIntoViewIfNeeded()
  await expect(scene.getByRole('img', { name: /^Vještine s dokazom: \d+ od \d+$/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await scene.getByRole('button', { name: 'Napravi sliku' }).press('Enter')
  const picture = page.getByRole('dialog', { name: 'Slika za dijeljenje' })
  await expect(picture.getByRole('img', { name: /Vještina s potvrdom$/ })).toBeVisible()
  await picture.getByRole('button', { name: 'Zatvori' }).press('Enter')

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Šta još da naučiš' })).toBeVisible()
  await expect(scene).toHaveCount(0)
})

test('a profile quotes the words of others before work and schools', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, 'mentor', 'bhs')
  await open(page, '/profile/amra-hodzic')
  const quotes = page.getByRole('region', { name: 'Riječ drugih' })
  await expect(quotes.getByRole('listitem')).toContainText(['Amila Bešić, Radio mladih Ključ'])
  await expect(quotes).toContainText('Kad je montaža kasnila')
  await expect(page.getByText('Kad je montaža kasnila')).toHaveCount(1)
  await expectAccessible(page)
  await expectNoOverflow(page)
})

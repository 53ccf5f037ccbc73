import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('on a phone somebody of a team keeps a version, sees by keys what is different since, brings it back and takes that back', async ({
  page,
}) => {
  await signInAs(page, 'member', 'bhs')
  await page.goto('/calls/moj-prvi-obrt')
  await page.getByRole('link', { name: 'Prijavi ekipu' }).press('Enter')
  await expect(page).toHaveURL(/\/canvas\?id=/)
  const name = page.getByRole('textbox', { name: 'Naziv projekta' })
  await name.fill('Pekara na kotačima')
  const saved = page.getByRole('status').getByText('Sačuvano', { exact: true })
  await expect(saved).toBeVisible()

  await page.getByRole('button', { name: 'Verzije' }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Verzije' })
  await panel.getByRole('textbox', { name: 'Naziv verzije' }).fill('Prije promjene imena')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: /^Prije promjene imena/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.keyboard.press('Escape')

  await name.fill('Pekara na biciklu')
  await expect(saved).toBeVisible()
  await page.getByRole('button', { name: 'Verzije' }).press('Enter')
  await panel.getByRole('button', { name: /^Prije promjene imena/ }).press('Enter')
  await expect(panel.locator('del')).toHaveText('uklonjeno: Pekara na kotačima')
  await expect(panel.locator('ins')).toHaveText('dodano: Pekara na biciklu')
  await expectAccessible(page)
  await expectNoOverflow(page)
  // Back leads from the version to the list, and not yet out of it.
  await page.goBack()
  await panel.getByRole('button', { name: /^Prije promjene imena/ }).press('Enter')
  await panel.getByRole('button', { name: 'Vrati ovu verziju' }).press('Enter')
  await expect(name).toHaveValue('Pekara na kotačima')
  // The editor has one of that name too.
  const told = page.getByText('Verzija je vraćena').locator('xpath=ancestor::*[.//button][1]')
  await told.getByRole('button', { name: 'Poništi' }).press('Enter')
  await expect(name).toHaveValue('Pekara na biciklu')

  // The earlier version is stored automatically, so that a restore can be undone later too.
  await page.getByRole('button', { name: 'Verzije' }).press('Enter')
  await expect(panel.getByRole('button', { name: /^Prije vraćanja/ })).toBeVisible()
  await open(page, '/canvas')
  await expect(page.getByRole('main').getByRole('link', { name: 'Pekara na biciklu' })).toBeVisible()
})

import { inDays, signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

const OFFER = '/opportunities/tehnicki-pisac-spisateljica/edit'

test.use({ viewport: { width: 360, height: 740 } })

test('who publishes extends a deadline on a phone, compares what was before, and copies the opportunity', async ({
  page,
}) => {
  await signInAs(page, 'organisation editor', 'bhs')
  await open(page, OFFER)
  const menu = page.getByRole('button', { name: 'Druge radnje' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Produži rok' }).click()
  const dialog = page.getByRole('dialog', { name: 'Produži rok' })
  await dialog.getByRole('button', { name: 'Produži rok' }).click()
  await expect(dialog.getByText('Izaberi datum i vrijeme poslije sadašnjeg roka.').first()).toBeVisible()
  await dialog.locator('[name="newDeadline"]').fill(`${inDays(90)}T12:00`)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await dialog.getByRole('button', { name: 'Produži rok' }).click()
  await expect(page.getByText('Rok je produžen.')).toBeVisible()

  await page.getByRole('button', { name: 'Ranije verzije' }).click()
  const versions = page.getByRole('dialog', { name: 'Ranije verzije' })
  await expect(versions.getByRole('listitem').first()).toBeVisible()
  await versions.getByRole('button', { name: 'Zatvori' }).first().click()

  await menu.click()
  await page.getByRole('menuitem', { name: 'Napravi kopiju' }).click()
  await expect(page).toHaveURL(/\/opportunities\/nacrt-[\da-f]+\/edit\?part=details$/)
  await expect(page.locator('[name="deadline"]')).toHaveValue('')
})

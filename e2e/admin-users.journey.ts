import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test('a global admin on a phone finds somebody, suspends them with a reason and reads it in the audit log', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, 'global admin')
  await open(page, '/admin')
  await page.getByLabel('Search by name or email').fill('kovacevic')
  await page.getByRole('link', { name: 'Damir Kovačević' }).click()
  await expect(page.getByRole('heading', { name: 'Damir Kovačević' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await page.getByRole('button', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Reason').fill('Sends the same letter to everybody')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByText('Suspended until lifted')).toBeVisible()
  await expect(page.getByText('Reason: Sends the same letter to everybody')).toBeVisible()

  await open(page, '/admin/audit')
  await page.getByLabel('Search by person, thing or reason').fill('kovacevic letter')
  await expect(page.getByText('1 entry shown')).toBeVisible()
  await expect(page.getByText('Account suspended')).toBeVisible()
  await page.getByText('Before and after').click()
  await expectAccessible(page)
  await expectNoOverflow(page)
})

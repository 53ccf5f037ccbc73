import { demoAccounts } from '#features/account/server/index.ts'
import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

const globalAdmin = demoAccounts.find(({ role }) => role === 'global admin')!

test('a global admin gives a partner a key on a phone, sees that its program reads with it, and revokes it', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, 'global admin', 'bhs')
  await open(page, '/admin/settings')
  await expectAccessible(page)
  await page.getByRole('link', { name: /Ključevi partnera/ }).click()
  await page.getByRole('button', { name: 'Novi ključ' }).click()
  await page.getByRole('button', { name: 'Napravi ključ' }).click()
  await expect(page.getByText('Napiši kome daješ ključ.')).toBeVisible()
  await page.getByLabel('Partner').fill('Omladinski savjet Tuzla')
  await page.getByLabel('Prilike i organizacije: čitaj').check()
  await page.getByLabel('Tvoja lozinka').fill(globalAdmin.password)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Napravi ključ' }).click()
  const field = page.getByLabel('Ključ', { exact: true })
  await expect(field).toHaveValue(/^zk_/)
  await expectAccessible(page)
  const key = await field.inputValue()
  await page.getByRole('button', { name: 'Imam ključ' }).click()
  await expect(page.getByText(key)).toHaveCount(0)

  const ask = (path: string) => request.get(path, { headers: { authorization: `Bearer ${key}` } })
  expect((await ask('/api/opportunities')).status()).toBe(200)
  expect((await ask('/api/public/calls')).status()).toBe(403)
  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: 'Omladinski savjet Tuzla' })
  await expect(row).toContainText('1 poziv u 30 dana')
  await expect(row).toContainText('1 poziv odbijen')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await row.getByRole('button', { name: 'Opozovi' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Opozovi' }).click()
  await expect(row).toContainText('opozvan')
  expect((await ask('/api/opportunities')).status()).toBe(401)
})

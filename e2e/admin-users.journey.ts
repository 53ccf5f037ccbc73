import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test('a global admin on a phone finds somebody, suspends them with a reason and reads it in the audit log', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, 'global admin')
  await open(page, '/admin')
  await page.getByLabel('Search name, email, telephone or place').fill('todorovic')
  await page.getByRole('link', { name: 'Ognjen Todorović' }).click()
  await expect(page.getByRole('heading', { name: 'Ognjen Todorović' })).toBeVisible()
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
  await page.getByLabel('Search by person, thing or reason').fill('todorovic letter')
  await expect(page.getByText('1 entry shown')).toBeVisible()
  await expect(page.getByText('Account suspended')).toBeVisible()
  await page.getByText('Before and after').click()
  await expectAccessible(page)
  await expectNoOverflow(page)
})

test('a global admin reads what waits, how the weeks went by place, and who is behind a number', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, 'global admin')
  await open(page, '/admin')
  const queues = page.getByRole('region', { name: 'Waiting for you' })
  await expect(queues.getByRole('link', { name: /Organisations to check.*oldest/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /New accounts: \d+ in all/ })).toBeVisible()
  await expect(page.getByText('System health')).toBeVisible()
  await expectNoOverflow(page)

  await page.getByLabel('Canton, Republika Srpska or the District').selectOption('Una-Sana Canton')
  await expect(page.getByLabel('Municipality')).toBeVisible()
  await page.getByLabel('Municipality').selectOption('Bihać')
  const accounts = page.getByRole('region', { name: 'New accounts' }).first()
  await accounts.getByText('Show as a table').click()
  await expectAccessible(page)
  await accounts
    .getByRole('button', { name: /Show the details/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('link').first()).toHaveAttribute('href', /^\/admin\/users\//)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await queues.getByRole('link', { name: /Organisations to check/ }).click()
  await expect(page).toHaveURL('/admin/organisations')
})

test('an admin looks as a member, changes nothing, and is themselves again at the end', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await signInAs(page, 'global admin')
  await open(page, '/admin')
  await page.getByLabel('Search name, email, telephone or place').fill('hodzic')
  await page.getByRole('link', { name: 'Amra Hodžić' }).click()
  await page.getByRole('button', { name: 'View as this member' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('She does not find her applications')
  await dialog.getByRole('button', { name: 'View as this member' }).click()

  await expect(page).toHaveURL('/dashboard')
  const bar = page.getByRole('region', { name: 'Viewing as someone else' })
  await expect(bar).toContainText('You are viewing Zamah as Amra Hodžić. Read only, 15 minutes left.')
  await expect(page.getByRole('heading', { name: /Amra/ }).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await open(page, '/settings')
  await expect(bar).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Devices/ })
    .click()
  await expect(
    page.getByText('While you are viewing as this member, you cannot see their devices.'),
  ).toBeVisible()
  await page.goBack()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Profile/ })
    .click()
  await page.getByLabel('First name').fill('Neko')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(
    page.getByText('You are viewing as a member, so you cannot change anything. Stop viewing first.').first(),
  ).toBeVisible()
  await expectNoOverflow(page)

  await bar.getByRole('button', { name: 'Stop viewing' }).click()
  await expect(page).toHaveURL(/\/admin\/users\//)
  await expect(page.getByRole('heading', { name: 'Amra Hodžić' })).toBeVisible()
  await expect(bar).toHaveCount(0)
  await expect(page.getByText('Stopped viewing as the member')).toBeVisible()
  await expect(page.getByText('Reason: She does not find her applications').first()).toBeVisible()
})

test('a global admin joins two accounts of one person, by keyboard and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await signInAs(page, 'global admin')
  await open(page, '/admin')
  await page.getByLabel('Search name, email, telephone or place').fill('zorica')
  await page.getByRole('link', { name: 'Zorica Lazić' }).click()
  await page.getByRole('button', { name: 'Merge with another account' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('No other member’s account matches that.')).toBeVisible()
  await dialog.getByLabel('The other account of the same person').fill('srdan mitrovic')
  await dialog.getByRole('button', { name: /Srđan Mitrović/ }).press('Enter')
  await expect(dialog.getByRole('row', { name: /Email proven/ })).toBeVisible()
  await page.goBack()
  await expect(dialog.getByLabel('The other account of the same person')).toBeVisible()
  await dialog.getByLabel('The other account of the same person').fill('srdan mitrovic')
  await dialog.getByRole('button', { name: /Srđan Mitrović/ }).press('Enter')
  await dialog.getByRole('radio', { name: /Srđan Mitrović/ }).check()
  await expect(dialog.getByRole('row', { name: /^Name Zorica Lazić Srđan Mitrović/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await dialog.getByRole('button', { name: 'Merge accounts' }).click()
  await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Reason').fill('Registered twice, asked by phone')
  await dialog.getByRole('button', { name: 'Merge accounts' }).press('Enter')

  await expect(page.getByRole('heading', { name: 'Srđan Mitrović' })).toBeVisible()
  await expect(page.getByText('Another account was merged into this one')).toBeVisible()
  await page.getByRole('link', { name: 'Zorica Lazić' }).click()
  await expect(page.getByText('This account was merged into another account')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Suspend' })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoOverflow(page)
})

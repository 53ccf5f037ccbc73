import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test('a member on a phone sees what is next, arranges the cards and takes the deadlines into a calendar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, 'member')
  await open(page, '/dashboard')
  // The interview in two days, before a draft that has time; another journey may have answered it for the same person, and
  // late in the evening the meeting of the next day is nearer.
  await expect(
    page.getByRole('heading', {
      name: /invites you to an interview$|^Your interview is on|^Finish (?:your application for|“)|^You have a meeting soon$/,
    }),
  ).toBeVisible()
  await page.getByText('Why this first?').click()
  await expect(page.getByText(/^What matters more and is due sooner comes first\./)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My applications' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Deadlines until/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /deadlines?: / })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Your actions in the last 12 weeks/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your skills' })).toBeVisible()
  await page.getByText('Show as a table').first().click()
  await expect(
    page.getByRole('table', { name: 'Number of actions per week over the last 12 weeks' }).getByRole('row'),
  ).toHaveCount(13)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)

  await page.getByRole('button', { name: 'Add to calendar' }).click()
  await page.getByRole('button', { name: 'Create an address' }).click()
  const address = await page.getByLabel('Calendar address').inputValue()
  await expectAccessible(page)
  const feed = await page.request.get(new URL(address).pathname)
  expect(feed.headers()['cache-control']).toBe('no-store')
  expect(await feed.text()).toContain('BEGIN:VEVENT')
  await page.getByRole('button', { name: 'Turn the address off' }).click()
  await expect(page.getByRole('button', { name: 'Create an address' })).toBeVisible()
  expect((await page.request.get(new URL(address).pathname)).status()).toBe(404)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeFocused()

  await page.getByRole('button', { name: 'Arrange the dashboard' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Move down: Deadlines' }).focus()
  await page.keyboard.press('Enter')
  const cards = await sheet.getByRole('checkbox').count()
  await expect(sheet.getByText(`Deadlines, place 2 of ${cards}`)).toBeAttached()
  await expect(sheet.getByRole('button', { name: 'Move down: Deadlines' })).toBeFocused()
  const shown = sheet.getByRole('checkbox', { name: 'Good to know' })
  await shown.click()
  await expect(shown).not.toBeChecked()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Good to know' })).toBeHidden()
  const titles = page.locator('main h2')
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Good to know' })).toBeHidden()
  await expect(titles.nth(1)).toHaveText('My applications')
  await page.getByRole('button', { name: 'Arrange the dashboard' }).click()
  await sheet.getByRole('button', { name: 'Restore the original order' }).click()
  await expect(sheet.getByRole('checkbox', { name: 'Good to know' })).toBeChecked()
})

import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test('a member finds beside a conversation who it is with and what was shared, and closes that part for good', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAs(page, 'member', 'bhs')
  await open(page, '/messages')
  await page.getByRole('link', { name: /Tarik Mujić/ }).click()
  const column = page.getByRole('complementary', { name: 'O razgovoru' })
  await expect(column.getByText('Tarik Mujić', { exact: true })).toBeVisible()
  await expect(column.getByRole('button', { name: 'Preuzmi: Ponuda pilane 118-26.pdf' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  const log = await page.getByRole('log').boundingBox()
  expect(log?.width).toBeGreaterThanOrEqual(480)

  // The settings are those of the menu.
  await column.getByRole('button', { name: 'Utišaj na 8 sati' }).click()
  await expect(column.getByRole('button', { name: 'Uključi obavještenja' })).toBeVisible()
  await column.getByRole('button', { name: 'Uključi obavještenja' }).click()

  await column.getByRole('button', { name: 'Zatvori dio o razgovoru' }).press('Enter')
  await expect(column).toBeHidden()
  const button = page.getByRole('button', { name: 'O razgovoru', exact: true })
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.reload()
  await expect(page.getByRole('log')).toBeVisible()
  await expect(column).toBeHidden()
  await button.press('Enter')
  await expect(column).toBeVisible()
})

test('a phone has no such part and loads nothing of it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, 'member', 'en')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await open(page, '/messages')
  await page.getByRole('link', { name: /Tarik Mujić/ }).click()
  await expect(page.getByRole('log').getByText('Spustili na 35')).toBeVisible()
  await expect(page.getByRole('button', { name: 'About this conversation', exact: true })).toHaveCount(0)
  expect(requests.filter((url) => /\/shared\b|about-column/.test(url))).toEqual([])
})

import type { Locator, Page } from '@playwright/test'
import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'
import { joinBy } from './team.ts'

test('two people in one text see where the other writes, on a desktop and on a phone, and who has gone is nowhere', async ({
  page,
  deviceOf,
}) => {
  await signInAs(page, 'mentor', 'bhs')
  await open(page, '/calls/jesen-u-zenici')
  await page.getByRole('link', { name: 'Prijavi ekipu' }).press('Enter')
  await expect(page).toHaveURL(/\/canvas\?id=/)
  const team = page.getByRole('region', { name: 'Ekipa i uloge' })
  await team.getByRole('button', { name: /^Piši/ }).press('Enter')
  await team.getByRole('button', { name: 'Napravi link za ekipu' }).press('Enter')
  const link = await team.getByRole('textbox', { name: 'Link za ekipu' }).inputValue()
  await page.getByRole('region', { name: 'Problem' }).getByRole('button', { name: /^Piši/ }).press('Enter')
  const desk = page.getByRole('textbox', { name: 'Problem' })
  await desk.click()
  await page.keyboard.type('Nema klupe.')

  const phone = await deviceOf('board reviewer', 'bhs', { viewport: { width: 360, height: 740 } })
  await joinBy(phone, link, { by: 'Damir' })
  const hand = phone.getByRole('textbox', { name: 'Problem' })
  await expect(hand).toHaveText('Nema klupe.')
  await hand.click()
  await expect.poll(() => wordsBefore(page, 'Stefan')).toBe('Nema klupe.')
  await phone.keyboard.press('Control+Home')

  // Each sees the other's caret at its word; the name is beside the text, not in it.
  const stefan = caretIn(desk, 'Stefan')
  await expect.poll(() => wordsBefore(page, 'Stefan')).toBe('')
  await expect.poll(() => wordsBefore(phone, 'Damir')).toBe('Nema klupe.')
  await expect(desk).toHaveText('Nema klupe.')
  await expect(stefan).toHaveAttribute('aria-hidden', 'true')
  await phone.keyboard.press('End')
  await expect(stefan).toHaveAttribute('data-fresh', '')
  await phone.keyboard.press('Home')
  await expect(stefan).not.toHaveAttribute('data-fresh', '')
  await expectAccessible(page)
  await expectAccessible(phone)

  // Typing before and behind a caret moves it.
  await phone.keyboard.type('Kod škole ')
  await expect.poll(() => wordsBefore(page, 'Stefan')).toBe('Kod škole ')
  await page.keyboard.type(' Ni hlada.')
  await expect(hand).toHaveText('Kod škole Nema klupe. Ni hlada.')
  await expect.poll(() => wordsBefore(phone, 'Damir')).toBe('Kod škole Nema klupe. Ni hlada.')
  await expectNoOverflow(phone)

  // Undo reverts one's own changes only, never what the other has written since.
  await page.keyboard.press('Control+z')
  await expect(desk).toHaveText(/^Kod škole (Nema klupe\.)?$/)
  await page.keyboard.press('Control+Shift+z')
  await expect(desk).toHaveText('Kod škole Nema klupe. Ni hlada.')
  await expect(hand).toHaveText('Kod škole Nema klupe. Ni hlada.')
  await phone.keyboard.press('Shift+Control+End')
  await expect(desk.locator('span').filter({ hasText: /^Nema klupe\. Ni hlada\.$/ })).toBeVisible()

  // In another box the caret shows in the reading view; it disappears when its owner closes the application.
  await page
    .getByRole('region', { name: 'Problem' })
    .getByRole('button', { name: /^Gotovo/ })
    .press('Enter')
  const read = page.getByRole('region', { name: 'Problem' })
  await expect(read.getByText(/Stefan (piše|je ovdje)/)).toBeVisible()
  await expect(read.locator('p > span[aria-hidden]')).toBeAttached()
  await phone.context().close()
  await expect(read.getByText(/Stefan (piše|je ovdje)/)).toHaveCount(0)
  await expect(read.locator('p > span[aria-hidden]')).toHaveCount(0)
})

const caretIn = (text: Locator, name: string) => text.locator(`[data-name="${name}"]`)

/** Returns the text before a caret. */
function wordsBefore(page: Page, name: string): Promise<string | undefined> {
  return page.evaluate(`(() => {
    const bar = document.querySelector('[role=textbox] [data-name="${name}"]')
    if (!bar) return undefined
    const before = document.createRange()
    before.selectNodeContents(bar.closest('[role=textbox]'))
    before.setEndBefore(bar)
    return before.toString()
  })()`)
}

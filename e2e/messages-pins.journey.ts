import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test('what two people agreed on stays on top of their conversation for both, leads to its place, and is taken away by the other', async ({
  page,
  deviceOf,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, 'mentor', 'bhs')
  const other = await deviceOf('global admin', 'en')
  await open(other, '/messages')
  await other.getByRole('link', { name: /Damir Kovačević/ }).click()
  await open(page, '/messages')
  await page.getByRole('link', { name: /Lejla Begić/ }).click()
  const log = page.getByRole('log', { name: 'Razgovor: Lejla Begić' })
  const pin = async (words: string) => {
    await page.getByRole('textbox', { name: 'Poruka' }).fill(words)
    await page.getByRole('button', { name: 'Pošalji', exact: true }).click()
    const row = log.getByRole('listitem').filter({ hasText: words })
    await row.getByRole('button', { name: 'Radnje za poruku' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Zakači za sve' }).press('Enter')
  }
  await pin('Subota u 9:00 kod pilane, ponijeti rukavice.')
  const line = other.getByRole('button', { name: /^Pinned: Subota u 9:00/ })
  await expect(line).toBeVisible()
  for (let n = 1; n <= 12; n += 1) {
    await page.getByRole('textbox', { name: 'Poruka' }).fill(`Usput, tačka broj ${n}`)
    await page.getByRole('button', { name: 'Pošalji', exact: true }).click()
  }
  await pin('Daske su plaćene.')
  await expect(other.getByRole('button', { name: /^Pinned: Daske su plaćene/ })).toBeVisible()

  // The list leads to the older one, which has left the screen.
  await page.getByRole('button', { name: 'Sve (2)' }).press('Enter')
  const list = page.getByRole('dialog', { name: 'Zakačene poruke' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await expectNoOverflow(page)
  const first = log.getByRole('listitem').filter({ hasText: 'Subota u 9:00' })
  await expect(first).not.toBeInViewport()
  await list
    .getByRole('button', { name: /Subota u 9:00.*rukavice\.$/ })
    .nth(0)
    .press('Enter')
  await expect(list).toBeHidden()
  await expect(first).toBeInViewport()

  // Either of the two takes it away, for both.
  await other.getByRole('button', { name: 'All (2)' }).click()
  await other.getByRole('button', { name: 'Unpin: Daske su plaćene.' }).click()
  await expect(page.getByRole('button', { name: /^Zakačeno: Subota u 9:00/ })).toBeVisible()
  await expectAccessible(other)
  await expectNoOverflow(other)
  await expectAccessible(page)
})

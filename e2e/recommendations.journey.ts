import { test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open, type Page } from './fixtures.ts'
import { makeMember, signInByForm } from './people.ts'

test.use({ viewport: { width: 360, height: 740 } })

const suggested = (page: Page) => page.getByRole('list', { name: 'Preporučene prilike' })
const putAway = /^Nije za mene: /

/** Opens the reasons by keyboard and chooses the second one. */
async function choosePay(page: Page) {
  await page.getByRole('button', { name: putAway }).first().press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Mjesto' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Plata ili iznos' })).toBeFocused()
}

test('a newcomer on a phone sees what suits them and why, tells more, weighs it, puts something away and takes it back', async ({
  page,
  browser,
  product,
  address,
}) => {
  // Skills are recognised once the engine is trained.
  await makeMember({ browser, product, address })
  await signInByForm(page, address)

  // With only interests known, the dashboard already has a few suggestions.
  const card = page.getByRole('group', { name: 'Za tebe', exact: true })
  // A new interest counts within a minute.
  await expect(async () => {
    await page.reload()
    await card.scrollIntoViewIfNeeded()
    await expect(suggested(page).getByRole('heading', { level: 3 })).toHaveCount(3)
  }).toPass()
  await expect(card.getByText(/^Zanima te: /).first()).toBeVisible()
  const keep = card.getByRole('button', { name: /^Sačuvaj: / }).first()
  const title = ((await keep.getAttribute('aria-label')) ?? '').replace('Sačuvaj: ', '')
  await keep.press('Enter')
  await expect(page.getByText('Sačuvano u tvoju listu')).toBeVisible()
  await expect(card.getByRole('button', { name: `Sačuvano: ${title}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectAccessible(page)
  await expectNoOverflow(page)

  // The member states skills.
  await open(page, '/ai-skills')
  await page.locator('[name="sentences"]').fill('Odlično poznajem Excel i SQL. Radim s kupcima.')
  await expect(async () => {
    await page.getByRole('button', { name: 'Pronađi moje vještine' }).press('Enter')
    await expect(page.getByRole('button', { name: /^SQL/ })).toBeVisible({ timeout: 8000 })
  }).toPass()
  await page.getByRole('button', { name: /^Dodaj \d vještin/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Najbliža su ti ova zanimanja' })).toBeFocused()

  // The list changes, each line with its reason.
  await open(page, '/recommended')
  await expect(page).toHaveTitle('Za tebe | Zamah')
  const rows = suggested(page).locator('> li')
  await expect(
    rows.getByText(/^Znaš (?:traženu vještinu|\d od \d (?:tražene vještine|traženih vještina))$/).first(),
  ).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  // The member's weights change the order.
  const learning = page.getByRole('group', { name: 'Učenje' })
  await learning.getByRole('button', { name: 'Više' }).press('Enter')
  await expect(page.getByText('Lista je složena po tvom izboru.')).toBeVisible()
  await expect(rows.first().getByText('Naučit ćeš nešto novo')).toBeVisible()

  // Dismissed: gone at once, and restored by the toast's undo button.
  const gone = await rows.first().getByRole('heading').textContent()
  await choosePay(page)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: gone ?? '', exact: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Za tebe' })).toBeFocused()
  await expect(page.getByText('Više ti ovo ne predlažemo.')).toBeVisible()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Vrati', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: gone ?? '', exact: true })).toBeVisible()

  // The same in the full list, where one line with an undo button remains.
  await open(page, '/opportunities')
  await choosePay(page)
  await page.keyboard.press('Enter')
  const back = page.getByRole('button', { name: /^Vrati: / })
  await expect(back).toBeFocused()
  await expect(page.getByText(/^Nije za tebe: /)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
  await back.press('Enter')
  await expect(back).toHaveCount(0)
  await expect(page.locator('main li h2 a').first()).toBeFocused()

  // People with the same or the missing skills.
  await open(page, '/recommended')
  await expectNoOverflow(page)
  await page.getByRole('link', { name: 'Ljudi', exact: true }).press('Enter')
  await expect(page).toHaveTitle('Ljudi za tebe | Zamah')
  const people = page.getByRole('list', { name: 'Ljudi koji ti odgovaraju' })
  await expect(people.getByText(/zajednič/).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  const name = (await people.getByRole('heading').first().textContent()) ?? ''
  await people.getByRole('button', { name: `Nije za mene: ${name}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Već se poznajemo' }).press('Enter')
  await expect(people.getByRole('link', { name, exact: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: 'Vrati', exact: true }).press('Enter')
  await expect(people.getByRole('link', { name, exact: true })).toBeVisible()

  // The public explanation of how it works.
  await page.getByRole('link', { name: 'Zašto vidim baš ovo?' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Kako preporučujemo' })).toBeVisible()
  await expect(page.getByText(/Spol, godine, ime i fotografija ne utiču na redoslijed/)).toBeVisible()
  await expectAccessible(page)
})

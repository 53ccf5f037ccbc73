import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open, type Page } from './fixtures.ts'

/** Opens the longest list of the demo world. */
async function openDesk(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await signInAs(page, 'organisation editor', 'bhs')
  await open(page, '/applications/received')
  await page.getByRole('link', { name: /^Mlađi analitičar/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pristigle prijave' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Prijave' })).toBeVisible()
}

const column = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Ploča po stanju' }).getByRole('region', { name })
const rows = (page: Page) => page.getByRole('list', { name: 'Prijave' }).getByRole('listitem')

test('an organisation narrows its list by skills, keeps that under a name and deletes it again', async ({
  page,
}) => {
  await openDesk(page, { width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Filteri', exact: true }).click()
  const skill = page.getByRole('group', { name: 'Ima svaku od izabranih vještina' }).getByRole('button', {
    name: /^SQL/,
  })
  const count = Number(/\d+/.exec((await skill.textContent()) ?? '')?.[0])
  expect(count).toBeGreaterThan(0)
  await skill.click()
  await expect(rows(page)).toHaveCount(count)
  await expect(page).toHaveURL(/[?&]skills=/)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Sačuvaj pogled' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sačuvaj pogled' })
  await dialog.getByRole('button', { name: 'Sačuvaj', exact: true }).click()
  await expect(dialog.getByText('Upiši naziv.').first()).toBeVisible()
  await dialog.getByLabel('Naziv').fill('Znaju SQL')
  await dialog.getByLabel('Naziv').press('Enter')
  const view = page
    .getByRole('group', { name: 'Sačuvani pogledi' })
    .getByRole('button', { name: /^Znaju SQL/ })
  await expect(view).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Sve prijave', exact: true }).click()
  await expect(view).toHaveAttribute('aria-pressed', 'false')
  await expect(rows(page)).not.toHaveCount(count)
  await page.goBack()
  await expect(rows(page)).toHaveCount(count)

  await page.getByRole('button', { name: 'Pogled „Znaju SQL“' }).click()
  await page.getByRole('menuitem', { name: 'Obriši pogled' }).click()
  await expect(view).toHaveCount(0)
  await page.getByRole('button', { name: 'Vrati', exact: true }).click()
  await expect(view).toBeVisible()
})

test('on a phone somebody moves a card of the board by its menu, with the same decision as in the list', async ({
  page,
}) => {
  await openDesk(page, { width: 360, height: 740 })
  await page.getByRole('button', { name: 'Ploča', exact: true }).click()
  await expect(page).toHaveURL(/[?&]board=true/)
  const fresh = column(page, 'nova')
  const card = fresh.getByRole('listitem').first()
  const menu = card.getByRole('button', { name: /^Premjesti: / })
  const name = (await menu.getAttribute('aria-label')) ?? (await menu.textContent()) ?? ''
  await expectAccessible(page)
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'razmatra se' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Odluka' })
  await expect(dialog.locator('[name="status"]')).toHaveValue('in-review')
  await dialog.getByRole('button', { name: 'Pošalji odluku' }).click()
  await expect(dialog).toHaveCount(0)
  // The focus goes with the card, or to the head of its column where it stands on a later page.
  const there = column(page, 'razmatra se')
  await expect(there.getByRole('button', { name })).toBeVisible()
  await expect(there.getByRole('button', { name })).toBeFocused()
  await expect(fresh.getByRole('button', { name })).toHaveCount(0)
  await expectNoOverflow(page)
})

test('on a wide screen a card is dragged into another column, and left there it asks before it tells anybody', async ({
  page,
}) => {
  await openDesk(page, { width: 1280, height: 900 })
  await page.keyboard.press('b')
  const card = column(page, 'nova').getByRole('listitem').first()
  await card.dragTo(column(page, 'ponuda'), { targetPosition: { x: 60, y: 30 } })
  const dialog = page.getByRole('dialog', { name: 'Odluka' })
  await expect(dialog.locator('[name="status"]')).toHaveValue('offer')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(card).toBeVisible()
  // The menu leaves out sending and withdrawing, which belong to the applicant.
  await column(page, 'razmatra se')
    .getByRole('listitem')
    .first()
    .dragTo(column(page, 'nova'), { targetPosition: { x: 60, y: 30 } })
  await expect(dialog).toHaveCount(0)
})

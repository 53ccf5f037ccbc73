import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open, type Page } from './fixtures.ts'

const TITLE = 'Pomoćnik u pčelinjaku'

/** Opens a board with cards of every kind, one of them for an application elsewhere. */
async function openBoard(page: Page, title: string) {
  await signInAs(page, 'member', 'bhs')
  await open(page, '/applications')
  await page.getByRole('button', { name: 'Prijava s drugog mjesta' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Naziv').fill(title)
  await form.getByLabel('Bilješka').fill('Zvati poslije četiri')
  await form.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(form).toBeHidden()
}

const column = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Prijave po stanju' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name }) })

test('on a phone a member moves a card by keys, takes it back, and says how it ended', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openBoard(page, TITLE)
  const stage = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\d+$`) })
  await stage('Poslano').click()
  const menu = page.getByRole('button', { name: `Premjesti: ${TITLE}` })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Premjesti u „Razgovor“' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`„${TITLE}“ je sada u koloni „Razgovor“.`)).toBeVisible()
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Vrati' }).click()
  await expect(menu).toBeVisible()
  await expect(page.getByText('Zvati poslije četiri')).toBeVisible()

  await menu.click()
  await page.getByRole('menuitem', { name: 'Premjesti u „Zatvoreno“' }).click()
  await page
    .getByRole('dialog', { name: 'Kako je završilo?' })
    .getByRole('button', { name: 'Uspjelo je' })
    .click()
  await stage('Zatvoreno').click()
  await expect(page.getByRole('listitem').filter({ hasText: TITLE }).getByText('prihvaćena')).toBeVisible()
  await expectNoOverflow(page)
})

test('on a wide screen a card is dragged into another column, and stays where only the organisation decides', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const title = 'Berač malina'
  await openBoard(page, title)
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name }).last()
  // A drop on the middle of a long column would scroll the page in the middle of the drag.
  const top = { targetPosition: { x: 60, y: 60 } }
  await card(title).dragTo(column(page, 'Ponuda'), top)
  await expect(column(page, 'Ponuda').getByText(title)).toBeVisible()
  await page.reload()
  await expect(column(page, 'Ponuda').getByText(title)).toBeVisible()
  // A card of an application here moves when the organisation answers.
  const here = column(page, 'Razmatra se').getByRole('listitem').first()
  await here.dragTo(column(page, 'Ponuda'), top)
  await expect(
    page.getByText('Ovo mijenja organizacija kad odgovori. Ti možeš povući prijavu.'),
  ).toBeVisible()
  await expectAccessible(page)
})

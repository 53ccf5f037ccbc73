import { signInAs } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open, test as base } from './fixtures.ts'
import { makeMember, PASSWORD } from './people.ts'
import { type Product, startProduct } from './product.ts'

/** On the demo world, because lists need varied content. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({ browserName: _ }, provide) => {
      const product = await startProduct({ SEED: 'demo' })
      await provide(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})
test.describe.configure({ mode: 'serial' })

test('without a script a visitor searches, filters, reads on and sees the map', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  const page = await context.newPage()
  const rows = page
    .getByRole('region', { name: 'Rezultati' })
    .getByRole('listitem')
    .filter({ has: page.locator('h2') })
  await page.goto('/opportunities')
  await expect(page).toHaveTitle('Prilike | Zamah')
  await expect(rows).toHaveCount(20)
  await page.getByRole('link', { name: 'Prikaži još' }).click()
  await expect(page).toHaveURL(/after=/)
  await expect(page.getByRole('link', { name: 'Na početak liste' })).toBeVisible()
  expect(await rows.count()).toBeGreaterThan(5)

  // A typing error in Cyrillic.
  await page.goto('/opportunities')
  await page.locator('[name="q"]').fill('програмре')
  await page.getByRole('button', { name: 'Traži', exact: true }).click()
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByText('Prikazujemo rezultate za „programer“.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Web programer/ })).toBeVisible()
  await expect(page.locator('mark').first()).toBeVisible()

  await page.goto('/opportunities')
  await page.getByRole('link', { name: /^Posao\s*\d+$/ }).click()
  await expect(page).toHaveURL('/jobs')
  await expect(page).toHaveTitle('Poslovi | Zamah')
  await page.locator('[name="place"]').selectOption('mostar')
  await page.getByRole('button', { name: 'Primijeni' }).click()
  await expect(page).toHaveURL(/place=mostar/)
  await expect(page.getByRole('link', { name: 'Ukloni filter: Mostar' }).first()).toBeVisible()

  await page.goto('/opportunities?view=map')
  await page.getByRole('table').getByRole('link', { name: 'Mostar' }).click()
  await expect(page).toHaveURL('/opportunities?place=mostar')
  await context.close()
})

test('on a phone a member narrows a list while typing, keeps the search and lets it go', async ({
  page,
  browser,
  product,
  address,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await makeMember({ browser, product, address })
  await open(page, '/login')
  await page.locator('[name="email"]').fill(address)
  await page.locator('[name="password"]').fill(PASSWORD)
  await page.locator('form:has([name="password"]) [type="submit"]').click()
  await page.waitForURL('**/dashboard')

  await open(page, '/opportunities')
  await expectAccessible(page)
  await expectNoOverflow(page)
  const status = page.getByRole('region', { name: 'Rezultati' }).getByRole('status').first()
  await expect(status).toHaveText(/^\d+ prilik/)
  await page.getByRole('link', { name: 'Prikaži još' }).click()
  await expect(page.locator('main h2').nth(25)).toBeAttached()

  await page.getByRole('searchbox').pressSequentially('volont')
  await expect(page).toHaveURL(/q=volont/)
  await expect(page.locator('mark').first()).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeFocused()

  // The sheet with all filters, by keyboard.
  await page.getByRole('button', { name: 'Filteri', exact: true }).press('Enter')
  const sheet = page.locator('#filters')
  await expect(sheet.getByRole('link', { name: /^Volontiranje/ })).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('link', { name: /^Volontiranje/ }).press('Enter')
  await expect(page).toHaveURL(/kind=volunteering/)
  await sheet.getByRole('button', { name: /^Prikaži \d+/ }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('link', { name: 'Ukloni filter: Volontiranje' })).toBeVisible()

  await page.getByRole('button', { name: 'Sačuvaj pretragu' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('[name="name"]')).toHaveValue('volont, Volontiranje')
  await expectAccessible(page)
  await dialog.locator('[name="name"]').fill('Volontiranje ovog ljeta')
  await dialog.getByRole('button', { name: 'Sačuvaj', exact: true }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Sačuvane pretrage' }).click()
  await expect(page).toHaveURL('/saved-searches')
  await page.getByLabel('Obavještenja: Volontiranje ovog ljeta').selectOption('weekly')
  await expect(page.getByText('Sačuvano', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('link', { name: 'Volontiranje ovog ljeta' }).click()
  await expect(page).toHaveURL('/opportunities?q=volont&kind=volunteering')

  // No results: the page names the conditions to remove, and one press removes each.
  await page.goto('/opportunities?q=volont&kind=investment')
  await expect(page.getByText('Ništa ne odgovara svemu što tražiš')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Ukloni filter: Investicija' }).last().click()
  await expect(page).toHaveURL('/opportunities?q=volont')

  await open(page, '/opportunities?view=map')
  await expectAccessible(page)
  await expectNoOverflow(page)
  // A circle of several places opens them where the finger is, not at the end of the page.
  const circle = page
    .getByRole('group', { name: 'Prilike po mjestima' })
    .getByRole('link', { name: /^Zenica i još / })
  await circle.click()
  const near = page.getByRole('dialog', { name: 'Zenica i mjesta u blizini' })
  await expect(near.getByRole('link').first()).toBeInViewport()
  await expectAccessible(page)
  await page.goBack()
  await expect(near).toBeHidden()
  await expect(page).toHaveURL('/opportunities?view=map')
  await open(page, '/saved-searches')
  await page.getByRole('button', { name: 'Obriši' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Obriši' }).click()
  await expect(page.getByText('Još ne čuvaš nijednu pretragu')).toBeVisible()
})

test('a link that ends the mails of nobody says so, on the narrowest phone too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/saved-searches/stop?token=abc.def')
  await expect(page.getByText('Ovaj link više ne vrijedi')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.goto('/opportunities')
  await expectNoOverflow(page)
})

test('on a wide screen a member opens what is found beside the list, by mouse and keys, and goes back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 800 })
  await signInAs(page, 'member', 'bhs')
  await open(page, '/opportunities')
  const rows = page.getByRole('region', { name: 'Rezultati' }).locator('li h2 a')
  const pane = page.getByRole('complementary', { name: 'Izabrana prilika' })
  // The member's list replaces the one rendered for everyone.
  await expect(page.getByRole('region', { name: 'Rezultati' }).locator('li button').first()).toBeVisible()
  await page.getByRole('link', { name: 'Prikaži još' }).click()
  await expect(rows.nth(25)).toBeAttached()
  const read = await rows.count()
  const titleOf = async (n: number) => (await rows.nth(n).innerText()).trim()

  // By mouse: the list keeps its position, and the focus its place.
  await rows.nth(1).click()
  await expect(page).toHaveURL(/\/opportunities\?open=[\w-]+$/)
  await expect(pane.getByRole('heading', { level: 2, name: await titleOf(1) })).toBeVisible()
  await expect(rows).toHaveCount(read)
  await expect(rows.nth(1)).toBeFocused()
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)

  // By keyboard: to the next row, into the opportunity, and out of it.
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(2)).toBeFocused()
  await expect(pane.getByRole('heading', { level: 2, name: await titleOf(2) })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(pane).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(pane).toBeHidden()
  await expect(rows.nth(2)).toBeFocused()
  await page.goBack()
  await expect(pane.getByRole('heading', { level: 2, name: await titleOf(2) })).toBeVisible()
  await page.goForward()
  await expect(pane).toBeHidden()
  await expect(rows).toHaveCount(read)

  // A misspelt word and a facet; the chosen opportunity's own page has the members' frame too.
  await page.getByRole('searchbox').fill('marketnig')
  await expect(page.getByText('Prikazujemo rezultate za „marketing“.')).toBeVisible()
  await page.getByRole('link', { name: /^Posao\s*\d+$/ }).click()
  await expect(page).toHaveURL('/jobs?q=marketnig')
  await expect(page.getByRole('heading', { level: 1, name: 'Poslovi' })).toBeVisible()
  const title = await titleOf(0)
  await rows.first().click()
  await expect(page).toHaveURL(/\/jobs\?q=marketnig&open=[\w-]+$/)
  await pane.getByRole('link', { name: 'Otvori cijelu stranicu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Glavna navigacija' }).first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Prijava' })).toHaveCount(0)
  await page.goBack()
  await expect(pane.getByRole('heading', { level: 2, name: title })).toBeVisible()

  // Without room beside the list a link leads to it, and rows are ordinary links.
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(pane).toBeHidden()
  await expect(page.getByRole('link', { name: 'Otvori izabranu priliku' })).toBeVisible()
  await expectNoOverflow(page)
  await rows.first().click()
  await expect(page).toHaveURL(/\/opportunities\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
})

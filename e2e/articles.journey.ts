import sharp from 'sharp'
import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a member writes an article on a phone, an editor publishes it, and a visitor reads it without script', async ({
  page,
  browser,
  product,
}) => {
  const buffer = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#2f6b46' } })
    .png()
    .toBuffer()
  await signInAs(page, 'member', 'bhs')
  await open(page, '/article/new')
  await page.getByRole('button', { name: 'Počni pisati' }).press('Enter')
  await expect(page.getByText('Napiši naslov na jednom od jezika.').first()).toBeVisible()
  await page.getByRole('textbox', { name: /^Naslov \(naš jezik/ }).fill('Kako sam našla prvu praksu')
  await page.getByRole('button', { name: 'Počni pisati' }).press('Enter')
  await expect(page).toHaveURL(/\/articles\/[\da-f-]{36}\/edit$/)
  // The address changes before the screen does.
  await expect(page.getByRole('textbox', { name: /^Uvod/ }).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await page.getByRole('textbox', { name: /^Uvod/ }).first().fill('Tri poruke i jedan doručak.')
  await page
    .getByRole('textbox', { name: /^Tekst/ })
    .fill('Napisala sam svima koje znam. Treća osoba je odgovorila.')
  await page.getByRole('button', { name: 'dodaj', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: 'slika', exact: true }).press('Enter')
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'dorucak.png', mimeType: 'image/png', buffer })
  await page.getByRole('textbox', { name: /^Šta slika pokazuje/ }).fill('Doručak na stolu')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await expect(page.getByText(/^Sačuvano/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^Tekst/ })).toContainText('Treća osoba je odgovorila.')
  await page.getByRole('button', { name: 'Pošalji uredništvu' }).press('Enter')
  await expect(page.getByText('Uredništvo ga čita.', { exact: false })).toBeVisible()

  const desk = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const editor = await desk.newPage()
  await signInAs(editor, 'global admin', 'bhs')
  await open(editor, '/admin/articles')
  await expectAccessible(editor)
  await editor.getByRole('button', { name: 'Pročitaj: Kako sam našla prvu praksu' }).press('Enter')
  await editor.getByRole('dialog').getByRole('button', { name: 'Objavi', exact: true }).press('Enter')
  await expect(editor.getByText('Članak je objavljen')).toBeVisible()
  await desk.close()

  const reader = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const visitor = await reader.newPage()
  await visitor.goto(`${product.url}/articles?q=doručak`)
  await visitor.getByRole('link', { name: 'Kako sam našla prvu praksu' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Kako sam našla prvu praksu')
  await expect(visitor.getByRole('main')).toContainText('Treća osoba je odgovorila.')
  const picture = visitor.getByRole('img', { name: 'Doručak na stolu' })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image) => 'naturalWidth' in image && Number(image.naturalWidth)))
    .toBeGreaterThan(0)
  await expect(visitor).toHaveTitle('Kako sam našla prvu | Zamah')
  await reader.close()

  await page.reload()
  await page.getByRole('textbox', { name: /^Uvod/ }).first().fill('Četiri poruke i jedan doručak.')
  await page.getByRole('button', { name: 'Ranije verzije' }).press('Enter')
  const versions = page.getByRole('dialog')
  await versions.getByText('Šta se od tada promijenilo').first().click()
  await expect(versions.locator('del')).toHaveText('uklonjeno: Tri')
  await expect(versions.locator('ins')).toHaveText('dodano: Četiri')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Povuci članak' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Povuci', exact: true }).press('Enter')
  await expect(page.getByText('Povučen je, niko ga više ne čita.')).toBeVisible()
  expect((await page.request.get(`${product.url}/articles/kako-sam-nasla-prvu-praksu`)).status()).toBe(404)
})

test('a visitor finds an article by topic, reads it in both languages and goes on to the next', async ({
  page,
}) => {
  await page.goto('/articles?topic=pay')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('link', { name: 'Neto ili bruto: šta ti zapravo nude' }).click()
  await expect(page.getByRole('navigation', { name: 'U ovom članku' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.goto('/articles/neto-ili-bruto-sta-ti-zapravo-nude?lang=en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Net or gross: what they are really offering',
  )
})

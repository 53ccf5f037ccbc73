import { cast } from '#features/account/server/index.ts'
import { DEMO_POST } from '#features/feed/contract/demo-post.ts'
import { letSignIn, signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

const WORDS = 'Danas prvi put vodim radionicu o prvoj pomoći. Držite mi palčeve!'

test('a member posts and comments by keys, another reads, supports and reports, and a visitor reads without script', async ({
  page,
  browser,
  product,
  deviceOf,
}) => {
  await letSignIn(product, [cast.jovana.email, cast.haris.email])
  await signInAs(page, cast.jovana.email, 'bhs')
  await open(page, '/feed')
  await expect(page.getByRole('article', { name: 'Luka Tomić' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await page.getByRole('button', { name: 'Podijeli šta radiš' }).press('Enter')
  const words = page.getByRole('textbox', { name: 'Tvoja objava' })
  await expect(words).toBeFocused()
  await page.getByRole('button', { name: 'Objavi', exact: true }).press('Enter')
  await expect(page.getByText('Napiši nešto prije objave.')).toBeVisible()
  await words.focus()
  await page.keyboard.type(WORDS)
  await page.getByRole('combobox', { name: 'Ko vidi objavu' }).selectOption('public')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await words.focus()
  // Twice, as somebody presses who sees no answer yet.
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  const own = page.getByRole('article').filter({ hasText: WORDS })
  await expect(own.getByRole('button', { name: 'Podrška: 0' })).toBeVisible()
  await expect(own).toHaveCount(1)

  await own.getByRole('link', { name: 'Komentari: 0' }).press('Enter')
  await expect(page).toHaveURL(/\/feed\/posts\/[\da-f-]{36}#comments$/)
  const id = /[\da-f-]{36}/.exec(page.url())?.[0] ?? ''
  await page.getByRole('button', { name: 'Napiši komentar' }).press('Enter')
  await page.keyboard.type('Počinjemo u 17 h u Domu omladine.')
  await page.keyboard.press('Control+Enter')
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Dom' }).getByRole('button', { name: 'Uredi' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Komentari: 1' })).toBeVisible()
  await expectAccessible(page)

  const reader = await deviceOf(cast.haris.email, 'bhs', { viewport: { width: 1280, height: 800 } })
  await open(reader, '/feed')
  const met = reader.getByRole('article').filter({ hasText: WORDS })
  await met.getByRole('button', { name: 'Podrška: 0' }).press('Enter')
  await expect(met.getByRole('button', { name: 'Podrška: 1' })).toHaveAttribute('aria-pressed', 'true')
  await met.getByRole('button', { name: 'Još radnji: Jovana Savić' }).press('Enter')
  await reader.getByRole('menuitem', { name: 'Javi problem' }).press('Enter')
  const report = reader.getByRole('dialog', { name: 'Javi problem' })
  await report.getByRole('radio', { name: 'Nešto drugo' }).check()
  await report.getByRole('button', { name: 'Pošalji' }).press('Enter')
  await expect(reader.getByText('Hvala, stiglo je.', { exact: false })).toBeVisible()

  const bare = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const visitor = await bare.newPage()
  await visitor.goto(`${product.url}/feed/${id}`)
  await expect(visitor.getByRole('main')).toContainText(WORDS)
  await expect(visitor.getByRole('main')).toContainText('Počinjemo u 17 h u Domu omladine.')
  await visitor.goto(`${product.url}/feed/${DEMO_POST}`)
  await expect(visitor.getByRole('main')).toContainText('Zadnja klupa uz igralište je postavljena.')
  await bare.close()
})

import { test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open, type Page } from './fixtures.ts'
import { makeMember, signIn } from './people.ts'

test.use({ viewport: { width: 360, height: 740 } })

const suggested = (page: Page) => page.getByRole('list', { name: 'Preporučene prilike' })

test('a newcomer on a phone tells more and sees what suits them', async ({
  page,
  browser,
  product,
  address,
}) => {
  // Skills are understood once the engine has learned.
  test.setTimeout(600_000)
  await makeMember({ browser, product, address })
  await signIn(page, address)

  // Nothing but interests is known, and the dashboard has a few suggestions already.
  const card = page.getByRole('group', { name: 'Za tebe', exact: true })
  await card.scrollIntoViewIfNeeded()
  await expect(suggested(page).getByRole('heading', { level: 3 })).toHaveCount(3, { timeout: 30_000 })
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

  // They tell what they can do.
  await open(page, '/ai-skills')
  await page.locator('[name="sentences"]').fill('Odlično poznajem Excel i SQL. Radim s kupcima.')
  await expect(async () => {
    await page.getByRole('button', { name: 'Pronađi moje vještine' }).press('Enter')
    await expect(page.getByRole('button', { name: /^SQL/ })).toBeVisible({ timeout: 8000 })
  }).toPass({ timeout: 120_000 })
  await page.getByRole('button', { name: /^Dodaj \d vještin/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Najbliža su ti ova zanimanja' })).toBeFocused()

  // The list is another one, each line with its reason.
  await open(page, '/recommended')
  await expect(page).toHaveTitle('Za tebe | Zamah')
  const rows = suggested(page).locator('> li')
  await expect(rows.first()).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  await expectNoOverflow(page)
})

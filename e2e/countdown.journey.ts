import { letSignIn, test } from './demo.ts'
import { inDays } from '#tests/setup/in-days.ts'
import { onDatabase } from '#tests/setup/on-database.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'
import type { Product } from './product.ts'

// No other journey signs this person in.
const WRITER = 'stipe.kristo@primjer.ba'

test.use({ viewport: { width: 360, height: 740 } })

test('on the page of a call and of a vote the time left goes on for visitors, while the page stands open', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/calls/jesen-u-zenici')
  const left = page.locator('[data-countdown]')
  await expect(left).toHaveText(/^još \d/)
  const before = (await left.textContent()) ?? ''
  await page.clock.fastForward('26:00:00')
  await expect(left).not.toHaveText(before)
  await expect(left).toHaveText(/^još \d+ (?:dan|sat|minut)/)

  await open(page, '/calls/ulice-uz-unu/vote')
  const lead = page.getByText(/Glasanje traje do .*, još /)
  const first = (await lead.textContent()) ?? ''
  await page.clock.fastForward('02:00:00')
  await expect(page.getByText(first)).toHaveCount(0)
  await expect(lead).toBeVisible()
})

test('in the list of calls the time left goes on for visitors too, and past the deadline says that it is over', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/ob')
  const row = page.getByRole('listitem').filter({ hasText: 'Jesen u Zenici' }).first()
  const near = page.getByRole('region', { name: /^Jesen u Zenici/ })
  for (const place of [row, near]) await expect(place).toContainText(/još \d/)
  const before = (await row.textContent()) ?? ''
  await page.clock.fastForward('26:00:00')
  await expect(row).not.toHaveText(before)
  for (const place of [row, near]) await expect(place).toContainText(/još \d+ (?:dan|sat|minut)/)
  await page.clock.fastForward(8 * 24 * 3_600_000)
  await expect(row).toContainText(/zatvoreno \d/)
  await expect(near).toContainText('prijave su zatvorene')
})

test('an application whose deadline has passed can only be read, and says what it is still good for', async ({
  deviceOf,
  product,
}) => {
  await letSignIn(product, [WRITER])
  const page = await deviceOf(WRITER, 'bhs', { viewport: { width: 360, height: 740 } })
  await open(page, '/calls/jesen-u-zenici')
  await page.getByRole('link', { name: 'Prijavi ekipu' }).press('Enter')
  await page.getByRole('textbox', { name: 'Naziv projekta' }).fill('Šator na Vrbasu')
  await expect(page.getByRole('status').getByText('Sačuvano', { exact: true })).toBeVisible()
  const back = await endCall(product, 'jesen-u-zenici')
  try {
    await page.reload()
    await expect(page.getByText(/^Rok je prošao .* a prijava nije poslana/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Šator na Vrbasu' })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(page.getByText('nije poslana na vrijeme')).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Omladinske banke i pozivi' }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Dokument prijave' })).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
  } finally {
    await back()
  }
})

/** Moves the deadline a day into the past; the returned function restores it for the other journeys of the call. */
async function endCall({ dataDir }: Product, slug: string): Promise<() => Promise<void>> {
  const set = (deadline: string) =>
    onDatabase(dataDir, (client) =>
      client.query(
        `update grant_calls set deadline = ($2::text)::timestamptz, content = jsonb_set(content, '{dates,deadline}', to_jsonb($2::text))
         where slug = $1`,
        [slug, deadline],
      ),
    )
  const { rows } = await onDatabase(dataDir, (client) =>
    client.query<{ at: string }>(
      `select content #>> '{dates,deadline}' as at from grant_calls where slug = $1`,
      [slug],
    ),
  )
  await set(inDays(-1))
  return async () => void (await set(rows[0]?.at ?? ''))
}

import { readFile } from 'node:fs/promises'
import { onDatabase } from '#tests/setup/on-database.ts'
import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('staff find answers by a place of a ranking and a row of a matrix, take the list along and see both in figures', async ({
  page,
  product,
}) => {
  await signInAs(page, 'global admin', 'bhs')
  const id = await onDatabase(product.dataDir, async (client) => {
    const { rows } = await client.query<{ id: string }>(`select id from forms where slug = 'kako-putujes'`)
    return rows[0]!.id
  })
  await open(page, `/admin/form-builder/submissions/${id}`)
  await page.getByRole('button', { name: 'Još filtera' }).press('Enter')
  const question = page.getByRole('combobox', { name: 'Pitanje' })
  const answer = page.getByRole('combobox', { name: 'Odgovor je' })
  await question.selectOption('Kako ocjenjuješ autobus?')
  await page.getByRole('combobox', { name: 'Red' }).selectOption('cijena')
  await answer.selectOption('loše')
  await expect(page).toHaveURL(/answer=rated%3Afare\.bad/)

  await question.selectOption('Šta prvo popraviti?')
  await page.getByRole('combobox', { name: 'Mjesto' }).selectOption('2. mjesto')
  await answer.selectOption('stajališta')
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
  await expect(page).toHaveURL(/answer=wishes%3A2\.stops/)
  await expect.poll(() => rows.count()).toBeLessThan(40)
  await expectAccessible(page)
  await expectNoOverflow(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Preuzmi' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Samo iz liste, CSV' }).press('Enter')
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n')
  const places = lines.slice(1).map((line) => line.split(';').slice(-3).join())
  expect(places.length).toBeGreaterThan(2)
  await expect(rows).toHaveCount(places.length)
  for (const line of places) expect(line).toMatch(/"2"$/)

  await page.getByRole('main').getByRole('button', { name: 'Statistika' }).press('Enter')
  const table = page.getByText('Tabela: Šta prvo popraviti?').first()
  await table.press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Prosječno mjesto' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
})

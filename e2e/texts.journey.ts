import { readFile } from 'node:fs/promises'
import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open, type Page } from './fixtures.ts'

async function download(page: Page, kind: string): Promise<string> {
  await page.getByRole('button', { name: 'Preuzmi' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: kind }).click()
  return (await coming).path()
}

async function upload(page: Page, file: { name: string; text: string }): Promise<void> {
  await page.locator('input[name="texts"]').setInputFiles({
    name: file.name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(file.text),
  })
}

test('a translator takes texts along, brings the file back, and everybody reads the new words', async ({
  page,
  deviceOf,
}) => {
  await signInAs(page, 'global admin', 'bhs')
  await open(page, '/export-texts')
  await page.getByLabel('Tekst ili ključ').fill('platform:sheets')
  await expect(page.getByRole('listitem').filter({ hasText: 'platform:sheets.csv' })).toContainText(
    'Download CSV',
  )
  await expectAccessible(page)
  const path = await download(page, 'XLIFF 2.0, prevod na engleski')
  const file = await readFile(path, 'utf8')
  expect(file).toContain('<source>Preuzmi CSV</source><target>Download CSV</target>')

  // One word becomes another, one text loses a placeholder, and a truncated file changes nothing.
  await upload(page, { name: 'prevod.xlf', text: file.slice(0, -20) })
  await expect(page.getByText(/^XML nije ispravan/)).toBeVisible()
  await upload(page, { name: 'prevod.xlf', text: file.replace('>Download CSV<', '>Get the CSV<') })
  await expect(page.getByRole('heading', { name: 'prevod.xlf' })).toBeVisible()
  const entry = page.getByRole('list', { name: 'Šta se mijenja' }).getByRole('listitem')
  await expect(entry).toHaveCount(1)
  await expect(entry.getByRole('deletion')).toHaveText('Download')
  await expect(entry.getByRole('insertion')).toHaveText('Get the')
  await expectAccessible(page)

  // A colleague is faster: nothing is overwritten, both texts are shown side by side.
  const colleague = await deviceOf('global admin', 'bhs', { viewport: { width: 360, height: 740 } })
  await open(colleague, '/export-texts')
  await colleague.getByLabel('Tekst ili ključ').fill('platform:sheets.csv')
  await colleague.getByRole('button', { name: 'Uredi: platform:sheets.csv' }).click()
  await expectAccessible(colleague)
  await colleague.locator('[name="en"]').fill('Fetch CSV')
  await colleague.getByRole('button', { name: 'Sačuvaj i objavi' }).click()
  await expect(colleague.getByText('1 tekst je na snazi, svuda')).toBeVisible()
  await expectNoOverflow(colleague)
  await page.getByRole('button', { name: 'Primijeni 1 izmjenu' }).click()
  await expect(entry).toContainText('Ovaj tekst je neko izmijenio')
  await expect(entry).toContainText('Fetch')
  await entry.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Primijeni 1 izmjenu' }).click()
  await expect(page.getByText('1 tekst je na snazi, svuda')).toBeVisible()

  // Pages opened from now on show the new text.
  const reader = await deviceOf('global admin', 'en')
  await reader.goto('/calls/mala-kultura/applications')
  await expect(reader.getByRole('button', { name: 'Get the CSV' })).toBeVisible()

  // And back to the delivered text.
  await page.getByRole('button', { name: 'Historija' }).click()
  await expect(page.getByRole('dialog')).toContainText('prevod.xlf')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Vrati kako je isporučeno' }).click()
  await expect(page.getByText('Vraćen je 1 tekst')).toBeVisible()
  await reader.reload()
  await expect(reader.getByRole('button', { name: 'Download CSV' })).toBeVisible()
})

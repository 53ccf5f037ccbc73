import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test('a member reaches a goal, sees the bridge stand and takes a picture of it that names nobody unasked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, 'member', 'bhs')
  await open(page, '/ai-skills')
  await page.getByRole('button', { name: /^knjigovođa/ }).click()
  await expect(page.getByRole('heading', { name: 'Imaš 3 od 4 vještine za svoj cilj' })).toBeVisible()

  await page.getByRole('button', { name: 'Sad ovo znam: rad u računovodstvenim programima' }).press('Enter')
  const learnt = page.getByRole('dialog', { name: /^Naučeno: / })
  await learnt.getByRole('button', { name: 'Dodaj na profil' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Sve 4 vještine. Most drži.' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Gotov most od 4 kamena' })).toBeVisible()

  // One scene at a time: the confirmation of a skill gives way.
  await expect(page.getByRole('button', { name: 'Napravi sliku' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Napravi sliku' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Slika za dijeljenje' })
  await expect(dialog.getByRole('img', { name: /^Slika: Sve 4 vještine/ })).toBeVisible()
  await expect(dialog.getByLabel('Ime na slici')).toHaveValue('')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await dialog.getByRole('button', { name: 'Kvadrat' }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Kvadrat' })).toHaveAttribute('aria-pressed', 'true')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Sačuvaj sliku' }).press('Enter')
  const file = await (await download).path()
  expect(await sharp(await readFile(file)).metadata()).toMatchObject({
    format: 'png',
    width: 1080,
    height: 1080,
  })
})

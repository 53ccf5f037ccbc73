import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

const NOTICE = `J A V N I   O G L A S
za prijem u radni odnos

Potrebna su 2 (dva) izvršioca u Bihaću. Plata od 1.200 do 1.500 KM.
Rok za prijave je 15.12.2099. godine do 14:00 sati.`

const NEWS = `Novi autobusi krenuli ulicama Zenice
Od jutros četiri linije voze novi autobusi. Gradonačelnik je rekao da će do ljeta stići još tri.`

test('on a phone an editor pastes a notice, corrects what was read, and makes a draft of it', async ({
  page,
}) => {
  await signInAs(page, 'organisation editor', 'bhs')
  await open(page, '/opportunities/import')
  await expect(page.getByRole('heading', { level: 1, name: 'Uvoz oglasa' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  // The pasted text survives a reload.
  await page.getByRole('button', { name: 'Pročitaj' }).click()
  await expect(page.getByText('Zalijepi tekst oglasa.').first()).toBeVisible()
  await page.locator('[name="text"]').fill(NOTICE)
  await page.reload()
  await expect(page.locator('[name="text"]')).toHaveValue(NOTICE)
  await page.getByRole('button', { name: 'Pročitaj' }).click()
  await expect(page).toHaveURL(/\/opportunities\/import\/[\da-f-]{36}$/)

  await expect(page.locator('[name="title"]')).toHaveValue('Javni oglas za prijem u radni odnos')
  await expect(page.locator('[name="date"]')).toHaveValue('2099-12-15')
  await expect(page.locator('[name="time"]')).toHaveValue('14:00')
  await expect(page.locator('[name="amountMin"]')).toHaveValue('1200')
  await expect(page.locator('[name="municipality"]')).toHaveValue('bihac')
  await expect(page.locator('[name="vacancies"]')).toHaveValue('2')
  await page.locator('[name="amountMin"]').focus()
  await expect(page.locator('mark[data-field="amountMin"]').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await page.locator('[name="title"]').fill('Radnik / radnica na održavanju')
  await expect(page.getByText('Sačuvano')).toBeVisible()
  await page.reload()
  await expect(page.locator('[name="title"]')).toHaveValue('Radnik / radnica na održavanju')
  await page.getByRole('button', { name: 'Napravi nacrt' }).click()
  await expect(page).toHaveURL(/\/opportunities\/nacrt-\w+\/edit$/)
  await expect(page.locator('[name="title.bhs"]')).toHaveValue('Radnik / radnica na održavanju')
})

test('an editor who pastes something else is told so, and may say that it is a notice all the same', async ({
  page,
}) => {
  await signInAs(page, 'organisation editor', 'bhs')
  await open(page, '/opportunities/import')
  await page.locator('[name="text"]').fill(NEWS)
  await page.getByRole('button', { name: 'Pročitaj' }).click()
  await expect(page.getByText('Ovo ne izgleda kao oglas')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Ipak je oglas' }).click()
  await expect(page.getByText('Ovo ne izgleda kao oglas')).toHaveCount(0)
  await page.getByRole('button', { name: 'Odbaci' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Odbaci' }).click()
  await expect(page).toHaveURL(/\/opportunities\/import$/)
})

test('staff bring in a table of notices, and throw one away', async ({ page }) => {
  await signInAs(page, 'global admin', 'bhs')
  await open(page, '/admin/imports')
  await page.getByRole('button', { name: 'Tabela' }).click()
  await page.locator('[name="file"]').setInputFiles({
    name: 'oglasi.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Pozicija;Poslodavac;Grad\nKuhar u domu;Dom Breza;Mostar\nVozač kamiona;Trans Una;Tuzla',
    ),
  })
  await page.getByRole('button', { name: 'Pročitaj' }).click()
  await expect(page.getByRole('link', { name: /Vozač kamiona/ })).toBeVisible()
  await page.getByRole('link', { name: /Kuhar u domu/ }).click()
  await expect(page.locator('[name="organisationName"]')).toHaveValue('Dom Breza')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Odbaci' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Odbaci' }).click()
  await expect(page.getByRole('link', { name: /Vozač kamiona/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Kuhar u domu/ })).toHaveCount(0)
})

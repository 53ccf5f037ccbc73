import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 }, locale: 'bs-BA' })

test('on a phone somebody of a board makes a call, publishes, prolongs and cancels it', async ({ page }) => {
  // Four states of one call, each saved by itself.
  test.setTimeout(300_000)
  await signInAs(page, 'board reviewer', 'bhs')
  await page.goto('/ob/zenica')
  await page.getByRole('link', { name: 'Vodi pozive banke' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pozivi koje vodiš' })).toBeVisible()
  await page.getByRole('button', { name: 'nacrt', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Proljeće u Zenici', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Jesen u Zenici', exact: true })).toBeHidden()
  await expectAccessible(page)
  await expectNoOverflow(page)

  // It begins with a plan and the usual rules; publishing says what is still missing.
  await page.getByRole('button', { name: 'Novi poziv' }).click()
  await page.getByRole('button', { name: 'Započni nacrt' }).click()
  await expect(page).toHaveURL(/\/calls\/nacrt-[\w-]+\/edit$/)
  await page.getByRole('button', { name: 'Objavi poziv' }).click()
  await expect(page.getByText('naslov (bhs)', { exact: true })).toBeVisible()
  await page.locator('[name="title.bhs"]').fill('Zima u Žepču')
  await page.locator('[name="title.en"]').fill('Winter in Žepče')
  await page.locator('[name="summary.bhs"]').fill('Za toplo mjesto gdje se mladi nađu.')
  await page.locator('[name="summary.en"]').fill('For a warm place where young people meet.')
  await page.getByRole('tab', { name: 'Datumi i novac' }).click()
  await page.locator('[name="fund"]').fill('5.000')
  await expectAccessible(page)
  await expectNoOverflow(page)

  // A rule is switched off and its numbers change; its words follow.
  await page.getByRole('tab', { name: 'Pravila' }).click()
  await page.getByRole('switch', { name: /^Nema honorara ekipi/ }).uncheck()
  await page.getByText('Uredi: Ekipa ima od 3 do 7 ljudi.').click()
  await page.locator('[name="rule.team.max"]').fill('9')
  await expect(page.getByRole('switch', { name: /^Ekipa ima od 3 do 9 ljudi\./ })).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Prijava' }).click()
  await page.getByRole('switch', { name: /^Rizici/ }).uncheck()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await expect(page.getByText(/^Sačuvano/)).toBeVisible()
  await page.reload()
  await page.getByRole('tab', { name: 'Pravila' }).click()
  await expect(page.getByRole('switch', { name: /^Nema honorara ekipi/ })).not.toBeChecked()
  await page.getByRole('button', { name: 'Objavi poziv' }).click()
  await expect(page).toHaveURL(/\/calls\/zima-u-zepcu\/edit/)
  await expect(page.getByText('uskoro', { exact: true })).toBeVisible()

  // What it promised stays: a stricter rule is named before anybody can publish it.
  await page.getByText('Uredi: Ekipa ima od 3 do 9 ljudi.').click()
  await page.locator('[name="rule.team.max"]').fill('5')
  await expect(page.getByText('strože ili novo pravilo: Ekipa ima od 3 do 5 ljudi.')).toBeVisible()
  await page.getByRole('button', { name: 'Odbaci izmjene' }).click()
  await expect(page.getByRole('switch', { name: /^Ekipa ima od 3 do 9 ljudi\./ })).toBeVisible()

  // A later deadline, and why.
  await page.getByRole('button', { name: 'Produži rok' }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.locator('[name="new-deadline"]')
  const before = await field.inputValue()
  const later = new Date(Date.parse(`${before}Z`) + 7 * 86_400_000).toISOString().slice(0, 16)
  await field.fill(later)
  await dialog.getByRole('button', { name: 'Produži' }).click()
  await expect(dialog.getByText('Napiši razlog na oba jezika.').first()).toBeVisible()
  await dialog.locator('[name="reason.bhs"]').fill('Snijeg je zatvorio puteve.')
  await dialog.locator('[name="reason.en"]').fill('Snow has closed the roads.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Produži' }).click()
  await expect(page.getByText('Rok je pomjeren i svi su obaviješteni')).toBeVisible()

  await page.getByRole('button', { name: 'Otkaži poziv' }).click()
  await dialog.locator('[name="reason.bhs"]').fill('Škola se ruši.')
  await dialog.locator('[name="reason.en"]').fill('The school is being torn down.')
  await dialog.getByRole('button', { name: 'Otkaži poziv' }).click()
  await expect(page.getByText('Poziv je otkazan i više se ne mijenja.')).toBeVisible()
  await open(page, '/calls/zima-u-zepcu')
  await expect(page.getByText(/Razlog: Škola se ruši\./)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
})

test('whoever writes the rules of a call tries them on an invented application and on earlier ones', async ({
  page,
}) => {
  await signInAs(page, 'board reviewer', 'bhs')
  await page.goto('/calls/managed')
  await page.getByRole('link', { name: 'Proljeće u Zenici', exact: true }).click()
  await page.getByRole('tab', { name: 'Pravila' }).click()
  await expect(page.getByText('Ova prijava bi prošla.')).toBeVisible()
  await page.locator('[name="trial.people"]').fill('12')
  await expect(page.getByText('Ova prijava ne bi mogla biti poslana.')).toBeVisible()
  await page.getByRole('button', { name: 'Isprobaj na ranijim prijavama' }).click()
  await expect(
    page.getByText(/^Prošl. bi (?:\d|nijedna).* od [1-9]\d*\.$|^Prošlo bi \d od [1-9]\d*\.$/),
  ).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
})

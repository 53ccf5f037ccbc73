import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 }, locale: 'bs-BA' })

test('on a phone somebody of a board makes a call, publishes, prolongs and cancels it', async ({ page }) => {
  // Four states of one call, each saved automatically.
  await signInAs(page, 'board reviewer', 'bhs')
  await page.goto('/ob/zenica')
  await page.getByRole('link', { name: 'Vodi pozive banke' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pozivi koje vodiš' })).toBeVisible()
  await page.getByRole('button', { name: 'nacrt', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Proljeće u Zenici', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Jesen u Zenici', exact: true })).toBeHidden()
  await expectAccessible(page)
  await expectNoOverflow(page)

  // It starts with a plan and the usual rules; publishing shows what is still missing.
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

  // A rule is switched off and its numbers change; its text follows.
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

  // The bank has promised most of its money to other calls, so publishing asks where the rest comes from.
  const gap = page.getByRole('dialog', { name: 'Fond poziva je veći od novca koji banka ima' })
  await expect(gap.getByText(/^Fond poziva je 5\.000\sKM\. Banka za \d{4}\. godinu ima još /)).toBeVisible()
  await gap.getByRole('button', { name: 'Ipak objavi' }).press('Enter')
  await expect(gap.getByText('Napiši razlog.')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await gap.getByLabel('Zašto banka može obećati više').fill('Općina Žepče daje još 3.000 KM.')
  // The second click of a double click does not reach the navigation below the closed dialog.
  await gap.getByRole('button', { name: 'Ipak objavi' }).dblclick()
  await expect(page).toHaveURL(/\/calls\/zima-u-zepcu\/edit/)
  await expect(page.getByText('uskoro', { exact: true })).toBeVisible()

  // A published call keeps its promises: the page names a stricter rule before anybody can publish it.
  await page.getByText('Uredi: Ekipa ima od 3 do 9 ljudi.').click()
  await page.locator('[name="rule.team.max"]').fill('5')
  await expect(page.getByText('strože ili novo pravilo: Ekipa ima od 3 do 5 ljudi.')).toBeVisible()
  await page.getByRole('button', { name: 'Odbaci izmjene' }).click()
  await expect(page.getByRole('switch', { name: /^Ekipa ima od 3 do 9 ljudi\./ })).toBeVisible()

  // A later deadline, with the reason.
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
  await expect(page.getByText('Ova prijava se ne bi mogla poslati.')).toBeVisible()
  await page.getByRole('button', { name: 'Isprobaj na ranijim prijavama' }).click()
  await expect(
    page.getByText(/^Prošl. bi (?:\d|nijedna).* od [1-9]\d*\.$|^Prošlo bi \d od [1-9]\d*\.$/),
  ).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
})

test('staff begin a bank on a phone, mend what is wrong in its fields, and seat its board', async ({
  page,
}) => {
  await signInAs(page, 'global admin', 'bhs')
  await open(page, '/admin/banks')
  await expect(page.getByRole('link', { name: 'Omladinska banka Zenica' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Nova banka' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Nova banka' })
  await dialog.getByRole('button', { name: 'Dodaj banku' }).press('Enter')
  await expect(dialog.getByText('Upiši naziv banke.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Naziv banke' }).fill('Omladinska banka Maglaj')
  await dialog.locator('[name=municipalities]').pressSequentially('Magl')
  await dialog.getByRole('option', { name: /^Maglaj/ }).click()
  await dialog.getByRole('button', { name: 'Dodaj banku' }).press('Enter')
  await expect(page).toHaveURL(/\/admin\/banks\/omladinska-banka-maglaj$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Omladinska banka Maglaj' })).toBeVisible()
  await expectAccessible(page)

  // An amount is parsed as people write it; missing values show at their fields, and a reload loses nothing.
  await page.getByRole('button', { name: 'Dodaj uplatu' }).press('Enter')
  await page.getByRole('button', { name: 'Sačuvaj', exact: true }).press('Enter')
  await expect(page.getByText('Upiši iznos veći od nule.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Iznos, KM' }).fill('6.000,50 KM')
  await page.locator('[name="funds.0.source.bhs"]').fill('Općina Maglaj')
  await page.locator('[name="about.bhs"]').fill('Novac za ideje mladih u Maglaju.')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.reload()
  await expect(page.locator('[name="funds.0.source.bhs"]')).toHaveValue('Općina Maglaj')
  await page.getByRole('button', { name: 'Sačuvaj', exact: true }).press('Enter')
  await expect(page.getByText('Sačuvano. Stranica banke je promijenjena.')).toBeVisible()

  await page.getByRole('textbox', { name: 'Email osobe' }).fill('niko@primjer.ba')
  await page.locator('[name="role.bhs"]').fill('Članica')
  await page.getByRole('button', { name: 'Upiši u odbor' }).press('Enter')
  await expect(page.getByText(/^Nema računa s tom email adresom/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Email osobe' }).fill('amra.hodzic@primjer.ba')
  await page.getByRole('button', { name: 'Upiši u odbor' }).press('Enter')
  await expect(page.getByRole('button', { name: /^Završi mandat: Amra/ })).toBeVisible()
  await open(page, '/ob/omladinska-banka-maglaj')
  await expect(page.getByText('Novac za ideje mladih u Maglaju.')).toBeVisible()
  await expect(page.getByText('Članica')).toBeVisible()
})

test('who edits a call that somebody else changed meanwhile reads both texts before one of them counts', async ({
  page,
}) => {
  await signInAs(page, 'board reviewer', 'bhs')
  await open(page, '/calls/managed')
  await page.getByRole('button', { name: 'Novi poziv' }).click()
  await page.getByRole('button', { name: 'Započni nacrt' }).click()
  await expect(page).toHaveURL(/\/calls\/nacrt-[\w-]+\/edit$/)
  await expect(page.locator('[name="title.bhs"]')).toBeVisible()
  const other = await page.context().newPage()
  await open(other, new URL(page.url()).pathname)
  await other.locator('[name="title.bhs"]').fill('Staza uz Lašvu')
  await other.getByRole('tab', { name: 'Datumi i novac' }).click()
  const saved = other.waitForResponse(
    (response) => response.request().postData()?.includes('"fund":300000') === true && response.ok(),
  )
  await other.locator('[name="fund"]').fill('3.000')
  await saved
  await other.close()

  await page.locator('[name="title.bhs"]').fill('Most preko Lašve')
  await page.getByRole('button', { name: 'Uporedi oba teksta' }).click()
  const both = page.getByRole('dialog')
  for (const text of ['Most preko Lašve', 'Staza uz Lašvu', '3.000 KM'])
    await expect(both.getByText(text, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await both.getByRole('button', { name: 'Zatvori' }).click()
  await page.getByRole('button', { name: 'Zadrži ono što je sačuvano' }).click()
  await expect(page.locator('[name="title.bhs"]')).toHaveValue('Staza uz Lašvu')
})

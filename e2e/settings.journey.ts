import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, open, type Page, test } from './fixtures.ts'
import { makeMember, mailedCode, PASSWORD, signIn, signInByForm } from './people.ts'
import type { Product } from './product.ts'

const NEW_PASSWORD = 'Novi-most-preko-Une-26'

function field(page: Page, name: string) {
  return page.locator(`[name="${name}"]`)
}

function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name, exact: typeof name === 'string' })
}

/** Creates a signed-in member on one of their own pages. */
async function memberAt(
  path: string,
  { page, browser, product, address }: { page: Page; browser: Browser; product: Product; address: string },
) {
  await makeMember({ browser, product, address })
  await signIn(page, address)
  await open(page, path)
}

/** Signs the same member in on a second device. */
async function secondDevice({
  browser,
  product,
  address,
}: {
  browser: Browser
  product: Product
  address: string
}) {
  const context = await browser.newContext({ baseURL: product.url })
  const page = await context.newPage()
  await signIn(page, address)
  return page
}

test('the dashboard greets a member and leads on to the profile', async ({
  page,
  browser,
  product,
  address,
}) => {
  await memberAt('/dashboard', { page, browser, product, address })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^(Dobro jutro|Dobar dan|Dobro veče), Amra$/,
  )
  await expect(page.getByRole('heading', { name: 'Napiši naslov profila' })).toBeVisible()
  await expect(page.getByText('0 od 9')).toBeVisible()
  await expect(page.getByText('Umjetnost')).toBeVisible()
  await expect(page).toHaveTitle('Početna | Zamah')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
  await button(page, 'ENG').click()
  await expect(page.getByRole('heading', { name: 'Write a headline' })).toBeVisible()
  await expect(page.getByText('A password is set')).toBeVisible()
})

test('a number that is taken away becomes the next step, which leads to its field', async ({
  page,
  browser,
  product,
  address,
}) => {
  await memberAt('/settings', { page, browser, product, address })
  await field(page, 'phoneNumber').fill('')
  await button(page, 'Sačuvaj').click()
  await expect(page.getByText(/Sačuvano u \d\d:\d\d/)).toBeVisible()
  await page.getByRole('link', { name: 'Početna' }).first().click()
  await page.getByRole('link', { name: 'Dodaj broj', exact: true }).click()
  await expect(page).toHaveURL('/settings#phone')
  await expect(field(page, 'phoneNumber')).toBeFocused()
  await field(page, 'phoneNumber').fill('060 312 34 56')
  await field(page, 'phoneNumber').press('Enter')
  await expect(field(page, 'phoneNumber')).toHaveValue('+387603123456')
})

test('what is wrong stands at its field, what is typed survives a reload', async ({
  page,
  browser,
  product,
  address,
}) => {
  await memberAt('/settings', { page, browser, product, address })
  await field(page, 'firstName').fill('')
  await field(page, 'phoneNumber').fill('12')
  await button(page, 'Sačuvaj').click()
  await expect(page.getByRole('group', { name: 'Ispravi 2 polja' })).toBeFocused()
  await expect(field(page, 'firstName')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'phoneNumber')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await field(page, 'firstName').fill('Emina')
  await page.reload()
  await expect(page.getByText('Vratili smo izmjene')).toBeVisible()
  await expect(field(page, 'firstName')).toHaveValue('Emina')
  await button(page, 'Odbaci ih').click()
  await expect(field(page, 'firstName')).toHaveValue('Amra')
})

test('two devices that change the same thing are told, and nothing typed is lost', async ({
  page,
  browser,
  product,
  address,
}) => {
  await memberAt('/settings', { page, browser, product, address })
  const other = await secondDevice({ browser, product, address })
  await open(other, '/settings')
  await field(other, 'firstName').fill('Emina')
  await button(other, 'Sačuvaj').click()
  await expect(other.getByText(/Sačuvano u/)).toBeVisible()

  await field(page, 'lastName').fill('Kovač')
  await button(page, 'Sačuvaj').click()
  await expect(page.getByText('Na drugom uređaju je u međuvremenu upisano: Emina Hodžić')).toBeVisible()
  await expect(field(page, 'lastName')).toHaveValue('Kovač')
  await button(page, 'Sačuvaj').click()
  await expect(page.getByText(/Sačuvano u/)).toBeVisible()

  await button(other, 'Sport').click()
  await expect(other.getByText('tvoj izbor nije.')).toBeVisible()
  await expect(button(other, 'Sport')).toHaveAttribute('aria-pressed', 'false')
  await button(other, 'Sačuvaj moj izbor').click()
  await expect(button(other, 'Sport')).toHaveAttribute('aria-pressed', 'true')
  await expect(field(other, 'lastName')).toHaveValue('Kovač')
})

test('theme, language and data saver take effect at once and stay', async ({
  page,
  browser,
  product,
  address,
}) => {
  await memberAt('/settings', { page, browser, product, address })
  await page.locator('[name="theme"][value="dark"]').check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.locator('[name="dataSaver"]').check()
  await expect(page.locator('html')).toHaveAttribute('data-saver', '')
  await page.locator('[name="language"][value="en"]').check()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.getByText(/Saved at/)).toBeVisible()
  await page.reload()
  await expect(page.locator('[name="theme"][value="dark"]')).toBeChecked()
  await expect(page.locator('[name="dataSaver"]')).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(
    await page.evaluate(
      `document.fonts.check('16px "Onest Variable"') && [...document.fonts].some((one) => one.family.includes('Onest Variable') && one.status === 'loaded')`,
    ),
  ).toBe(false)

  // A device without its own choice follows the account. The language switch in the header also saves the language of emails.
  const other = await secondDevice({ browser, product, address })
  await open(other, '/dashboard')
  await expect(other.locator('html')).toHaveAttribute('lang', 'en')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  const saved = other.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/settings/preferences') &&
      answer.request().postData() === JSON.stringify({ language: 'bhs' }),
  )
  await button(other, 'BHS').click()
  expect((await saved).status()).toBe(200)
  await expect(other.locator('html')).toHaveAttribute('lang', 'bs')
  // The first device keeps its own choice and shows the language of emails.
  await page.reload()
  await expect(page.getByText('We write your mails in Bosnian / Croatian / Serbian.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('an address changes with the code that went to it, and signs in from then on', async ({
  page,
  browser,
  product,
  address,
}) => {
  await memberAt('/settings#email', { page, browser, product, address })
  const next = `nova.${address}`
  await field(page, 'newEmail').fill(next)
  await field(page, 'password').fill('nije to ta lozinka')
  await button(page, 'Pošalji kod').click()
  await expect(page.getByText('Trenutna lozinka nije tačna.')).toBeVisible()
  await expect(field(page, 'newEmail')).toHaveValue(next)
  await field(page, 'password').fill(PASSWORD)
  await button(page, 'Pošalji kod').click()
  await expect(field(page, 'code')).toBeFocused()
  await expectAccessible(page)
  await field(page, 'code').fill('12')
  await button(page, 'Potvrdi adresu').click()
  await expect(page.getByText('Kod mora imati tačno 6 cifara')).toBeVisible()
  const code = await mailedCode({ product, address: next })
  await field(page, 'code').fill(code)
  await button(page, 'Potvrdi adresu').click()
  await expect(page.getByText('Email je promijenjen', { exact: true })).toBeVisible()
  await expect(page.getByText(next).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Promijeni email' })).toBeVisible()
})

test('a new password signs the other devices out', async ({ page, browser, product, address }) => {
  await memberAt('/settings', { page, browser, product, address })
  const other = await secondDevice({ browser, product, address })
  await button(page, 'Promijeni lozinku').press('Enter')
  await expect(field(page, 'currentPassword')).toBeFocused()
  await field(page, 'currentPassword').fill(PASSWORD)
  await field(page, 'newPassword').fill(NEW_PASSWORD)
  await field(page, 'confirmPassword').fill('drugo')
  await button(page, 'Sačuvaj lozinku').click()
  await expect(page.getByText('Lozinke se ne poklapaju')).toBeVisible()
  await field(page, 'confirmPassword').fill(NEW_PASSWORD)
  await button(page, 'Sačuvaj lozinku').click()
  await expect(page.getByText('Lozinka je sačuvana')).toBeVisible()
  await expect(page.getByText('Nema drugih uređaja.')).toBeVisible()
  await open(other, '/settings')
  await expect(other).toHaveURL('/login')
})

test('a member sees where they are signed in and ends what is not theirs', async ({
  page,
  browser,
  product,
  address,
}) => {
  await memberAt('/settings', { page, browser, product, address })
  const other = await secondDevice({ browser, product, address })
  await secondDevice({ browser, product, address })
  await page.reload()
  const devices = page.locator('#devices')
  await expect(devices.getByText('Ovaj uređaj')).toHaveCount(1)
  const ends = devices.getByRole('button', { name: /^Odjavi:/ })
  // The device of the onboarding is still signed in as well.
  await expect(ends).toHaveCount(3)
  await ends.first().click()
  await expect(ends).toHaveCount(2)
  await button(page, 'Odjavi ostale uređaje').click()
  await expect(devices.getByText('Nema drugih uređaja.')).toBeVisible()
  await open(other, '/dashboard')
  await expect(other).toHaveURL('/login')
})

test('a member takes all their data along', async ({ page, browser, product, address }) => {
  await memberAt('/settings', { page, browser, product, address })
  const waiting = page.waitForEvent('download')
  await button(page, 'Preuzmi moje podatke').click()
  const file = await waiting
  expect(file.suggestedFilename()).toBe('moji-podaci.zip')
  const content = await readFile((await file.path()) ?? '')
  expect(content.subarray(0, 2).toString()).toBe('PK')
})

test('an account is deleted only with its address typed, and can be kept', async ({
  page,
  browser,
  product,
  address,
}) => {
  await memberAt('/settings', { page, browser, product, address })
  await button(page, 'Obriši račun').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('30 dana')
  await expectAccessible(page)
  await dialog.locator('[name="email"]').fill('neko@primjer.ba')
  await dialog.locator('[name="password"]').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Obriši račun' }).click()
  await expect(dialog.getByText('Upiši email adresu svog računa da potvrdiš.')).toBeVisible()
  await dialog.locator('[name="email"]').fill(address)
  await dialog.getByRole('button', { name: 'Obriši račun' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(/^Račun će biti obrisan/)).toBeVisible()

  await signInByForm(page, address)
  await page.getByRole('link', { name: 'Zadrži račun' }).click()
  await expect(page).toHaveURL('/settings#delete')
  await button(page, 'Zadrži račun').click()
  await expect(page.getByText('Račun ostaje')).toBeVisible()
  await expect(button(page, 'Zadrži račun')).toHaveCount(0)
})

test('the settings are for everyone who sees, hears or moves differently, and fit a small phone', async ({
  page,
  browser,
  product,
  address,
}) => {
  await memberAt('/settings', { page, browser, product, address })
  await expect(page.getByText('Ovaj uređaj')).toBeVisible()
  await expect(page).toHaveTitle('Postavke | Zamah')
  await expectAccessible(page)
  await button(page, 'Promijeni lozinku').click()
  await button(page, 'Promijeni email').click()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
  await page.getByRole('link', { name: /^Odjava i brisanje/ }).click()
  await page.getByRole('button', { name: 'Odjavi se', exact: true }).click()
  await expect(page.getByText('Odjavljeni ste')).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('on a phone the settings are a list whose parts open one at a time, and lead back to it', async ({
  page,
  browser,
  product,
  address,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await memberAt('/settings', { page, browser, product, address })
  const list = page.getByRole('navigation', { name: 'Dijelovi postavki' })
  await expect(list.getByRole('link')).toHaveCount(13)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await list.getByRole('link', { name: /^Obavještenja i mailovi/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Obavještenja i mailovi' })).toBeFocused()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1)

  // Who has no organisation meets nothing about one, until they ask.
  const hiring = page.getByRole('group', { name: 'Prijave na vaše prilike' })
  await expect(page.getByRole('group', { name: 'Poruke' })).toBeVisible()
  await expect(hiring).toBeHidden()
  await page.getByText(/^Još \d+ vrst\w+, iz oblasti koje ne koristiš$/).click()
  await expect(hiring).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('link', { name: 'Postavke', exact: true }).press('Enter')
  await expect(list).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: 'Obavještenja i mailovi' })).toBeVisible()
})

test('a stranger is led to the sign-in page', async ({ page }) => {
  await open(page, '/settings')
  await expect(page).toHaveURL('/login')
})

import { expect, expectAccessible, expectNoOverflow, open, test, type Page } from './fixtures.ts'
import { mailedCode, mailedLink, makeMember, PASSWORD, register } from './people.ts'

const NEW_PASSWORD = 'Novi-most-preko-Une-26'

/** Sets a person's language before the page opens. */
async function speak(page: Page, language: 'bhs' | 'en') {
  await page.addInitScript(`localStorage.setItem('preferred-language', '${language}')`)
}

function field(page: Page, name: string) {
  return page.locator(`[name="${name}"]`)
}

function stored(page: Page, key: string) {
  return page.evaluate(`localStorage.getItem('${key}')`)
}

test('a newcomer registers, proves the address with the code, takes the first steps and is in', async ({
  page,
  product,
  address,
}) => {
  await open(page, '/register')
  await field(page, 'firstName').fill('Amra')
  await field(page, 'lastName').fill('Hodžić')
  await field(page, 'email').fill(address)
  await field(page, 'password').fill(PASSWORD)
  await field(page, 'confirmPassword').fill(PASSWORD)
  await field(page, 'agreeToTerms').check()
  await page.getByRole('button', { name: 'Registruj se' }).click()
  await expect(page).toHaveURL(`/auth/verify?email=${encodeURIComponent(address)}`)
  expect(await stored(page, 'registrationEmail')).toBe(address)
  await expect(page.getByText(address)).toBeVisible()

  const code = await mailedCode({ product, address })
  await field(page, 'code').fill(code.toLowerCase())
  await expect(field(page, 'code')).toHaveValue(code)
  await page.getByRole('button', { name: 'Potvrdi', exact: true }).click()
  await expect(page.getByText('Email adresa je uspješno potvrđena!')).toBeVisible()
  expect(await stored(page, 'registrationEmail')).toBeNull()
  await expect(page).toHaveURL(`/onboarding?email=${encodeURIComponent(address)}`)

  await field(page, 'phoneNumber').fill('061 123 4567')
  await expect(field(page, 'phoneNumber')).toHaveValue('+38761123456')
  await expect(page.getByText('Broj smo skratili na +38761123456.')).toBeVisible()
  await page.locator('[name="gender"][value="female"]').check()
  await page.getByRole('button', { name: 'Dalje' }).click()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2')
  await page.locator('[name="interests"][value="technology"]').check()
  await page.locator('[name="interests"][value="social_impact"]').check()
  await page.getByRole('button', { name: 'Dalje' }).click()
  await expect(page.getByText('Tehnologija, Društveni uticaj')).toBeVisible()
  await page.getByRole('button', { name: 'Završi' }).click()
  await expect(page).toHaveURL('/dashboard')
  expect(await stored(page, 'accessToken')).not.toBeNull()

  await page.goto('/login')
  await expect(page).toHaveURL('/dashboard')
})

test('the link of the mail proves the address by itself', async ({ page, product, address }) => {
  await speak(page, 'en')
  await page.goto('/privacy')
  expect(await register(page, address)).toBe(200)
  await open(page, await mailedLink({ product, address, page: '/auth/verify' }))
  await expect(page.getByText('Email address successfully verified!')).toBeVisible()
  await expect(page.getByText('Redirecting you to onboarding...')).toBeVisible()
  await expect(page).toHaveURL(`/onboarding?email=${encodeURIComponent(address)}`)
})

test('whoever opens the link in another browser chooses a password with the first steps', async ({
  page,
  browser,
  product,
  address,
}) => {
  const stranger = await browser.newContext({ baseURL: product.url })
  const theirs = await stranger.newPage()
  await theirs.goto('/privacy')
  expect(await register(theirs, address)).toBe(200)
  await open(page, await mailedLink({ product, address, page: '/auth/verify' }))
  await expect(page).toHaveURL(`/onboarding?email=${encodeURIComponent(address)}`)
  await expect(page.getByRole('group', { name: 'Izaberi lozinku' })).toBeVisible()
  await field(page, 'phoneNumber').fill('061 222 333')
  await page.locator('[name="gender"][value="female"]').check()
  await page.getByRole('button', { name: 'Dalje' }).click()
  await expect(page.getByText('Lozinka mora imati najmanje 8 karaktera').first()).toBeVisible()
  await expectAccessible(page)
  await field(page, 'password').fill(NEW_PASSWORD)
  await field(page, 'confirmPassword').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Dalje' }).click()
  await page.locator('[name="interests"][value="technology"]').check()
  await page.getByRole('button', { name: 'Dalje' }).click()
  await page.getByRole('button', { name: 'Završi' }).click()
  await expect(page).toHaveURL('/dashboard')
  await stranger.close()
})

test('a dead link tells what is wrong and leaves the way by code open', async ({ page, address }) => {
  await open(page, `/auth/verify?token=nothing&email=${encodeURIComponent(address)}`)
  await expect(page.getByRole('alert').filter({ hasText: 'kod' })).toBeVisible()
  await expect(field(page, 'code')).toBeVisible()
})

test('a wrong password is told, the right one opens the dashboard', async ({
  page,
  browser,
  product,
  address,
}) => {
  await makeMember({ browser, product, address })
  await open(page, '/login')
  await field(page, 'email').fill(address)
  await field(page, 'password').fill('nije-ova-lozinka')
  await page.getByRole('button', { name: 'Prijavi se' }).click()
  await expect(page.getByRole('alert').getByText('Greška')).toBeVisible()
  await expect(field(page, 'email')).toHaveValue(address)

  await field(page, 'password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Prijavi se' }).click()
  await expect(page.getByText('Uspješna prijava')).toBeVisible()
  await expect(page.getByText('Dobro došli nazad!')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})

test('whoever signs in before the address is proved is led to the code', async ({ page, address }) => {
  await open(page, '/login')
  expect(await register(page, address)).toBe(200)
  await field(page, 'email').fill(address)
  await field(page, 'password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Prijavi se' }).click()
  await expect(page).toHaveURL(/\/auth\/verify\?email=/)
})

test('a lost code is sent again from the sign-in', async ({ page, product, address }) => {
  await open(page, '/login')
  await page.getByRole('button', { name: 'Pošalji kod ponovo' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name="email"]').fill('nije adresa')
  await dialog.getByRole('button', { name: 'Pošalji kod' }).click()
  await expect(dialog.getByText('Neispravna email adresa')).toBeVisible()
  await expectAccessible(page)

  expect(await register(page, address)).toBe(200)
  const first = await mailedCode({ product, address })
  await dialog.locator('[name="email"]').fill(address)
  await dialog.getByRole('button', { name: 'Pošalji kod' }).click()
  await expect(dialog.getByText('Novi kod je poslan na vašu email adresu')).toBeVisible()
  await expect(page).toHaveURL(`/auth/verify?email=${encodeURIComponent(address)}`)
  expect(first).toHaveLength(6)
})

test('a forgotten password is replaced with the code of the mail', async ({
  page,
  browser,
  product,
  address,
}) => {
  await makeMember({ browser, product, address })
  await open(page, '/forgot-password')
  await field(page, 'email').fill(address)
  await page.getByRole('button', { name: 'Pošalji kod' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Upiši kod' })).toBeFocused()

  await field(page, 'code').fill('12a 3')
  await expect(field(page, 'code')).toHaveValue('123')
  await page.getByRole('button', { name: 'Potvrdi kod' }).click()
  await expect(page.getByText('Kod mora imati tačno 6 cifara')).toBeVisible()

  const code = await mailedCode({ product, address, subject: /lozinka/i })
  await field(page, 'code').fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Potvrdi kod' }).click()
  await expect(page.getByText('Neispravan kod. Provjerite i pokušajte ponovo.')).toBeVisible()
  await page.reload()
  await field(page, 'code').fill(code)
  await page.getByRole('button', { name: 'Potvrdi kod' }).click()

  await field(page, 'newPassword').fill('kratka')
  await field(page, 'confirmPassword').fill('druga')
  await page.getByRole('button', { name: 'Sačuvaj lozinku' }).click()
  await expect(page.getByText('Lozinka mora imati najmanje 8 karaktera')).toBeVisible()
  await expect(page.getByText('Lozinke se ne poklapaju')).toBeVisible()
  await field(page, 'newPassword').fill(NEW_PASSWORD)
  await field(page, 'confirmPassword').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Sačuvaj lozinku' }).click()
  await page.getByRole('link', { name: 'Prijavi se' }).click()

  await field(page, 'email').fill(address)
  await field(page, 'password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Prijavi se' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('without an answer the first step stays and says so', async ({ page, address, complaints }) => {
  await open(page, '/forgot-password')
  await page.route('**/api/auth/forgot-password', (route) => route.abort())
  await field(page, 'email').fill(address)
  await page.getByRole('button', { name: 'Pošalji kod' }).click()
  await expect(page.getByText('Greška pri obradi zahtjeva. Pokušajte ponovo.')).toBeVisible()
  await expect(field(page, 'email')).toHaveValue(address)
  await page.unroute('**/api/auth/forgot-password')
  await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Pošalji kod' }).click()
  await expect(field(page, 'code')).toBeVisible()
  complaints.length = 0
})

test('members of a former site start at the code', async ({ page }) => {
  await open(page, '/login')
  await page.route('**/api/auth/login', (route) => route.fulfill({ json: { autoPasswordReset: true } }))
  await field(page, 'email').fill('nekad@example.ba')
  await field(page, 'password').fill('stara lozinka')
  await page.getByRole('button', { name: 'Prijavi se' }).click()
  await expect(page).toHaveURL('/forgot-password?email=nekad%40example.ba&auto=true')
  await expect(page.getByText('nekad@example.ba')).toBeVisible()
  await expect(field(page, 'code')).toBeVisible()
  await page.getByRole('link', { name: 'Nazad na email' }).click()
  await expect(field(page, 'email')).toHaveValue('nekad@example.ba')
})

test('a link of a mail replaces the password, once', async ({ page, browser, product, address }) => {
  await makeMember({ browser, product, address })
  await open(page, '/password-reset')
  await page.getByRole('button', { name: 'Pošalji link' }).click()
  await expect(page.getByText('Email adresa je obavezna.')).toBeVisible()
  await field(page, 'email').fill(address)
  await page.getByRole('button', { name: 'Pošalji link' }).click()
  await expect(page.getByText('Zahtjev poslat')).toBeVisible()
  await expect(
    page.getByText('Ako email postoji u sistemu, poslat je link za reset passworda.'),
  ).toBeVisible()

  const link = await mailedLink({ product, address, page: '/password-reset', subject: /lozinka/i })
  await open(page, link)
  await expect(page.getByText('Amra Hodžić')).toBeVisible()
  await expect(page.getByText(address)).toBeVisible()
  await page.getByRole('button', { name: 'Sačuvaj lozinku' }).click()
  await expect(page.getByText('Sva polja su obavezna.')).toBeVisible()
  await field(page, 'newPassword').fill(NEW_PASSWORD)
  await field(page, 'confirmPassword').fill('nešto drugo')
  await page.getByRole('button', { name: 'Sačuvaj lozinku' }).click()
  await expect(page.getByText('Passwordi se ne podudaraju.')).toBeVisible()
  await field(page, 'confirmPassword').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Sačuvaj lozinku' }).click()
  await expect(page.getByRole('link', { name: 'Prijavi se' })).toBeVisible()

  await open(page, link)
  await expect(page.getByText('Nevažeći token')).toBeVisible()
  await expect(page.getByText('Link za reset passworda je nevažeći ili je istekao.')).toBeVisible()
})

test('another language keeps everything typed, and tells the errors in it', async ({ page, address }) => {
  await open(page, '/register')
  await field(page, 'email').fill(address)
  await field(page, 'password').fill('jedna lozinka')
  await field(page, 'confirmPassword').fill('druga lozinka')
  await page.getByRole('button', { name: 'Registruj se' }).click()
  await expect(page.getByText('Lozinke se ne poklapaju')).toBeVisible()
  await expect(page.getByText('Morate prihvatiti uslove korišćenja')).toBeVisible()
  await page.getByRole('button', { name: 'ENG' }).click()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await expect(page).toHaveTitle('Register | Zamah')
  await expect(field(page, 'email')).toHaveValue(address)
  await expect(field(page, 'password')).toHaveValue('jedna lozinka')
  await page.reload()
  await expect(field(page, 'email')).toHaveValue(address)
  await expect(field(page, 'password')).toHaveValue('')
})

test('a failed registration says why and keeps what was typed', async ({ page, address }) => {
  await open(page, '/register')
  for (const [name, value] of [
    ['firstName', 'Amra'],
    ['lastName', 'Hodžić'],
    ['email', address],
  ] as const) {
    await field(page, name).fill(value)
  }
  await field(page, 'password').fill('12345678')
  await field(page, 'confirmPassword').fill('12345678')
  await field(page, 'agreeToTerms').check()
  await page.getByRole('button', { name: 'Registruj se' }).click()
  await expect(page.getByText('Ovu lozinku koristi previše ljudi.')).toBeVisible()
  await expect(field(page, 'firstName')).toHaveValue('Amra')
  await page.route('**/api/auth/register', (route) => route.fulfill({ status: 400, json: {} }))
  await page.getByRole('button', { name: 'Registruj se' }).click()
  await expect(page.getByText('Greška pri registraciji')).toBeVisible()
})

test('an answer cannot send the browser to another site', async ({ page, address }) => {
  await open(page, '/register')
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({ json: { redirectTo: '//evil.example/' } }),
  )
  for (const [name, value] of [
    ['firstName', 'Amra'],
    ['lastName', 'Hodžić'],
    ['email', address],
  ] as const) {
    await field(page, name).fill(value)
  }
  await field(page, 'password').fill(PASSWORD)
  await field(page, 'confirmPassword').fill(PASSWORD)
  await field(page, 'agreeToTerms').check()
  await page.getByRole('button', { name: 'Registruj se' }).click()
  await expect(page).toHaveURL(`/auth/verify?email=${encodeURIComponent(address)}`)
})

test('the verify button waits for six signs, and Enter before that says what is missing', async ({
  page,
  address,
}) => {
  await speak(page, 'en')
  await open(page, `/auth/verify?email=${encodeURIComponent(address)}`)
  const verify = page.getByRole('button', { name: 'Verify' })
  await expect(verify).toBeDisabled()
  await field(page, 'code').fill('ab-1 2')
  await expect(field(page, 'code')).toHaveValue('AB12')
  await field(page, 'code').press('Enter')
  await expect(page.getByText('Invalid or expired verification code')).toBeVisible()
  await field(page, 'code').fill('ab12cdef')
  await expect(field(page, 'code')).toHaveValue('AB12CD')
  await expect(verify).toBeEnabled()
  await verify.click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
})

test('the first steps cannot be skipped, and come back after a reload', async ({ page, address }) => {
  await speak(page, 'en')
  await open(page, `/onboarding?email=${encodeURIComponent(address)}`)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Phone number is required')).toBeVisible()
  await expect(page.getByText('Please select gender')).toBeVisible()
  await expectAccessible(page)
  await field(page, 'phoneNumber').pressSequentially('38761222333')
  await page.locator('[name="gender"][value="male"]').check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Select at least one interest')).toBeVisible()
  await page.locator('[name="interests"][value="sports"]').check()
  await expectAccessible(page)
  await page.reload()
  await expect(field(page, 'phoneNumber')).toHaveValue('+38761222333')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.locator('[name="interests"][value="sports"]')).toBeChecked()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('+38761222333')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Complete' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
})

test('Google explains itself where it is not connected', async ({ page }) => {
  await open(page, '/login')
  await page.getByRole('button', { name: 'Nastavi preko Googlea' }).click()
  await expect(page.getByText('Prijava preko Googlea nije uključena')).toBeVisible()
})

test('signing in needs nothing but a keyboard', async ({ page, browser, product, address }) => {
  await makeMember({ browser, product, address })
  await open(page, '/login')
  await field(page, 'email').focus()
  await page.keyboard.type(address)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zaboravljena lozinka?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ovo polje je obavezno.')).toBeVisible()
  await field(page, 'password').focus()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(field(page, 'password')).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
})

test('text typed before the page is awake counts', async ({ page, browser, product, address }) => {
  await makeMember({ browser, product, address })
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await field(page, 'email').fill(address)
  await field(page, 'password').fill(PASSWORD)
  await field(page, 'password').press('Enter')
  await expect(page).toHaveURL('/dashboard')
})

test('nothing may hide behind the bar of a phone: a failed completion comes into view', async ({
  page,
  address,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, `/onboarding?email=${encodeURIComponent(address)}`)
  await field(page, 'phoneNumber').fill('061222333')
  await page.locator('[name="gender"][value="other"]').check()
  await page.getByRole('button', { name: 'Dalje' }).click()
  for (const box of await page.locator('[name="interests"]').all()) await box.check()
  await page.getByRole('button', { name: 'Dalje' }).click()
  await page.route('**/api/auth/onboarding', (route) => route.fulfill({ status: 400, json: {} }))
  await page.getByRole('button', { name: 'Završi' }).click()
  const problem = page.getByText('Greška prilikom završetka onboarding-a')
  await expect(problem).toBeInViewport()
  const bar = await page.getByRole('button', { name: 'Završi' }).boundingBox()
  const box = await problem.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
})

const SCREENS = [
  '/login',
  '/register',
  '/forgot-password',
  '/forgot-password?email=a%40b.ba&auto=true',
  '/password-reset',
  '/auth/verify?email=a%40b.ba',
  '/auth/verify',
  '/onboarding',
]

for (const path of SCREENS) {
  test(`everybody can use ${path}, on any screen from 320 px`, async ({ page }) => {
    await open(page, path)
    await expectAccessible(page)
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 740 })
      await expectNoOverflow(page)
    }
    await expectAccessible(page)
  })
}

test('the form of the sign-in stays where it is when the button for passkeys comes', async ({ page }) => {
  await page.goto('/login', { waitUntil: 'commit' })
  const submit = page.getByRole('button', { name: 'Prijavi se' })
  const before = await submit.boundingBox()
  await expect(page.getByRole('button', { name: 'Uđi pristupnim ključem' })).toBeVisible()
  expect(await submit.boundingBox()).toEqual(before)
})

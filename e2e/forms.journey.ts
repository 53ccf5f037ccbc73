import { expect, open, type Page, test } from './fixtures.ts'
import { makeMember, signIn } from './people.ts'
import { answer, field, silence } from './stubs.ts'

const EMAIL = { name: 'email', type: 'email', autocomplete: 'email', inputmode: 'email' }
const NEW_PASSWORDS = (name: string) => [
  { name, type: 'password', autocomplete: 'new-password' },
  { name: 'confirmPassword', type: 'password', autocomplete: 'new-password' },
]

const FORMS = [
  {
    path: '/login',
    fields: [EMAIL, { name: 'password', type: 'password', autocomplete: 'current-password' }],
  },
  {
    path: '/register',
    fields: [
      { name: 'firstName', type: 'text', autocomplete: 'given-name' },
      { name: 'lastName', type: 'text', autocomplete: 'family-name' },
      EMAIL,
      ...NEW_PASSWORDS('password'),
      { name: 'agreeToTerms', type: 'checkbox' },
    ],
  },
  { path: '/forgot-password', fields: [EMAIL] },
  {
    path: '/forgot-password?email=a%40b.ba&auto=true',
    fields: [{ name: 'code', type: 'text', autocomplete: 'one-time-code', inputmode: 'numeric' }],
  },
  { path: '/password-reset', fields: [EMAIL] },
  { path: '/password-reset?token=t', fields: NEW_PASSWORDS('newPassword') },
  {
    path: '/auth/verify?email=a%40b.ba',
    fields: [{ name: 'code', type: 'text', autocomplete: 'one-time-code', inputmode: 'text' }],
  },
  {
    path: '/onboarding',
    fields: [{ name: 'phoneNumber', type: 'tel', autocomplete: 'tel', inputmode: 'tel' }],
  },
  {
    path: '/admin/login',
    fields: [
      { ...EMAIL, autocomplete: 'username' },
      { name: 'password', type: 'password', autocomplete: 'current-password' },
    ],
  },
] as const

/** Expects a visible label for the field. */
async function expectLabel(page: Page, name: string) {
  const id = await field(page, name).getAttribute('id')
  await expect(
    page
      .locator(`label[for="${id}"]`)
      .or(page.locator(`label:has([name="${name}"])`))
      .first(),
  ).toBeVisible()
}

for (const { path, fields } of FORMS) {
  test(`the form of ${path} has the fields of its payload, and one button that sends`, async ({ page }) => {
    await silence(page)
    await answer(page, 'GET /api/auth/verify-reset-token/t', {
      json: { valid: true, name: 'Amra', email: 'a@b.ba' },
    })
    await open(page, path)
    await expect(field(page, fields[0].name)).toBeVisible()
    const form = page.locator(`form:has([name="${fields[0].name}"])`)
    await expect(form).toHaveAttribute('novalidate', '')
    await expect(form.locator('button[type="submit"]')).toHaveCount(1)
    await expect(
      page.locator('button:not([type]), form:has([name="lang"]) button[type="reset"]'),
    ).toHaveCount(0)
    for (const { name, ...attributes } of fields) {
      await expect(form.locator(`[name="${name}"]`)).toHaveCount(1)
      for (const [attribute, value] of Object.entries(attributes))
        await expect(field(page, name)).toHaveAttribute(attribute, value)
      await expectLabel(page, name)
    }
  })
}

test('a password can be shown and hidden without sending the form', async ({ page }) => {
  for (const [path, name] of [
    ['/login', 'password'],
    ['/register', 'password'],
  ] as const) {
    await open(page, path)
    await field(page, name).fill('tajna')
    await page.getByRole('button', { name: 'Prikaži lozinku' }).click()
    await expect(field(page, name)).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Sakrij lozinku' }).click()
    await expect(field(page, name)).toHaveAttribute('type', 'password')
    await expect(page.getByText('Ovo polje je obavezno.')).toHaveCount(0)
  }
})

test('the sign-in leads to every other way in, and lists what one gets', async ({ page }) => {
  await open(page, '/login')
  const main = page.getByRole('main')
  for (const path of ['/forgot-password', '/register']) {
    await expect(main.locator(`a[href="${path}"]`)).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Pošalji kod ponovo' })).toBeVisible()
  for (const name of ['BHS', 'ENG']) await expect(page.getByRole('button', { name })).toBeVisible()
  const benefits = page.getByRole('complementary').getByRole('listitem')
  expect(await benefits.count()).toBeGreaterThanOrEqual(3)
})

test('the registration leads to the terms, the privacy page and Google', async ({ page }) => {
  await open(page, '/register')
  const form = page.locator('form:has([name="agreeToTerms"])')
  for (const path of ['/terms', '/privacy']) await expect(form.locator(`a[href="${path}"]`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nastavi preko Googlea' })).toBeVisible()
  await expect(page.getByRole('main').locator('a[href="/login"]')).toBeVisible()
})

test('pages may be opened as often as somebody wants', async ({ request, product }) => {
  const opened = Array.from({ length: 150 }, () => request.get(`${product.url}/login`))
  const answers = await Promise.all(opened)
  expect(new Set(answers.map((one) => one.status()))).toEqual(new Set([200]))
})

test('whoever types into a form is told where it is kept, finds it again, and is warned where there is no room', async ({
  page,
  browser,
  product,
  address,
}) => {
  await makeMember({ browser, product, address })
  await signIn(page, address)
  await open(page, '/organisations/new')
  await field(page, 'name').fill('Udruženje Zeleni krug')
  await expect(page.getByText('Sačuvano na ovom uređaju, još nije poslano')).toBeVisible()
  await page.reload()
  await expect(field(page, 'name')).toHaveValue('Udruženje Zeleni krug')
  await expect(page.getByText('Vratili smo ono što je ostalo neposlano.')).toBeVisible()
  await page.evaluate(
    `IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }`,
  )
  await field(page, 'name').fill('Udruženje Zeleni krug Zenica')
  await expect(page.getByText('Na ovom uređaju nema mjesta za tekst.')).toBeVisible()
})

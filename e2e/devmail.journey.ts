import { expect, expectAccessible, expectNoOverflow, test as base } from './fixtures.ts'
import { type Product, startProduct } from './product.ts'

const test = base.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await startProduct({ SMTP_URL: '' })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})

/** Hundreds of calls are written in a few shapes: the checker, which takes minutes for all, reads one of each. */
const ONE_OF_EACH_SHAPE = `{
  const shapes = new Set()
  for (const call of document.querySelectorAll('details')) {
    const parts = [...call.querySelectorAll('*')].map(({ tagName, className }) => tagName + '.' + className)
    const shape = [call.open, ...new Set(parts)].join(' ')
    if (shapes.has(shape)) call.remove()
    shapes.add(shape)
  }
}`

test('who tries the product out reads the mail that was sent and follows its link', async ({
  page,
  product,
  address,
}) => {
  await page.goto('/dev/mail')
  await expectAccessible(page)
  const answer = await page.request.post(`${product.url}/api/auth/request-password-reset`, {
    data: { email: address },
  })
  expect(answer.ok()).toBe(true)
  await page.request.post(`${product.url}/api/auth/register`, {
    data: {
      firstName: 'Lejla',
      lastName: 'Hodžić',
      email: address,
      password: 'Kameni7most!',
      confirmPassword: 'Kameni7most!',
      agreeToTerms: true,
      language: 'bhs',
    },
  })
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(address)).toHaveCount(1, { timeout: 500 })
  }).toPass()
  await page.getByRole('link', { name: address }).click()
  await expect(page.locator('pre')).toContainText('/auth/verify?token=')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)
  const opened = page.waitForEvent('popup')
  await page.frameLocator('iframe').getByRole('link').first().click()
  const verify = await opened
  await expect(verify).toHaveURL(/\/auth\/verify|\/onboarding/)
  // The checker needs to run a script, which the email's frame forbids.
  await page.evaluate(`document.querySelector('iframe').remove()`)
  await expectAccessible(page)
})

test('the description of the API can be read without any script', async ({ page }) => {
  await page.goto('/api/docs')
  await page.getByText('/api/auth/login').click()
  await expect(page.getByRole('cell', { name: 'password' }).first()).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)
  const calls = page.locator('details')
  const before = await calls.count()
  await page.evaluate(ONE_OF_EACH_SHAPE)
  expect(await calls.count()).toBeLessThan(before / 4)
  expect(await page.locator('details:has(table)').count()).toBeGreaterThan(3)
  await expectAccessible(page)
})

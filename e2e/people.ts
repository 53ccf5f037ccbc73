import type { Browser } from '@playwright/test'
import { expect, open, type Page } from './fixtures.ts'
import type { Product } from './product.ts'

export const PASSWORD = 'Kamen-i-luk-2026'
/** The smallest document of the origin, enough for storage and requests. */
const BARE_DOCUMENT = '/robots.txt'

type MailFilter = { product: Product; address: string; subject?: RegExp }

/** Returns the code on its own line in the newest email. */
export async function mailedCode({ product, address, subject }: MailFilter): Promise<string> {
  const text = await mailText({ product, address, ...(subject && { subject }) })
  const code = /^([A-Z0-9]{6})\s*$/m.exec(text)?.[1]
  if (!code) throw new Error(`No code in ${text}`)
  return code
}

/** Returns the path of the link to a page of the product in the newest email. */
export async function mailedLink(filter: MailFilter & { page: string }): Promise<string> {
  const text = await mailText(filter)
  const { url } = filter.product
  const link = text.split(/\s+/).find((word) => word.startsWith(`${url}${filter.page}?token=`))
  if (!link) throw new Error(`No link to ${filter.page} in ${text}`)
  return link.slice(url.length)
}

async function mailText({ product, address, subject }: MailFilter): Promise<string> {
  const mail = await product.mails.next(address, (one) => !subject || subject.test(one.subject ?? ''))
  return mail.text ?? ''
}

/** Creates a member who has finished the onboarding, in their own browser. */
export async function makeMember({
  browser,
  product,
  address,
}: {
  browser: Browser
  product: Product
  address: string
}) {
  await makeVerified({ browser, product, address }, async (page) => {
    const answers = { email: address, phoneNumber: '+38761222333', gender: 'other', interests: ['arts'] }
    expect(await post(page, '/api/auth/onboarding', answers)).toBe(200)
  })
}

/** Creates somebody with a proven address, and runs their next steps in the same browser. */
async function makeVerified(
  { browser, product, address }: { browser: Browser; product: Product; address: string },
  next: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ baseURL: product.url })
  const page = await context.newPage()
  await page.goto(BARE_DOCUMENT)
  expect(await register(page, address)).toBe(200)
  // They may have earlier emails, such as an invitation.
  const code = await mailedCode({ product, address, subject: /^(?:Potvrdi|Verify)/ })
  expect(await post(page, '/api/auth/verify', { email: address, code })).toBe(200)
  await next(page)
  await context.close()
}

/** Signs in through the sign-in page, as people do. */
export async function signInByForm(page: Page, address: string, password = PASSWORD): Promise<void> {
  await open(page, '/login')
  await page.locator('[name="email"]').fill(address)
  await page.locator('[name="password"]').fill(password)
  await page.locator('form:has([name="password"]) [type="submit"]').click()
  await expect(page).toHaveURL(/\/dashboard$|\/admin$/)
}

type SignIn = { password?: string; language?: 'bhs' | 'en' }

/** Signs in by a request instead of the form, and leaves the browser on a document without a screen. */
export async function signIn(page: Page, address: string, { password = PASSWORD, language }: SignIn = {}) {
  await page.goto(BARE_DOCUMENT)
  await page.evaluate(
    async ([email, secret, choice]) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ email, password: secret })
      const answer = await fetch('/api/auth/login', { method: 'POST', headers, body })
      if (!answer.ok) throw new Error(`${email} may not sign in: ${await answer.text()}`)
      const session = (await answer.json()) as { accessToken: string; refreshToken: string }
      if (choice) localStorage.setItem('preferred-language', choice)
      localStorage.setItem('accessToken', session.accessToken)
      localStorage.setItem('refresh_token', session.refreshToken)
    },
    [address, password, language] as const,
  )
}

/** Registers from a page's own script, as the screen does. */
export function register(page: Page, address: string): Promise<number> {
  return post(page, '/api/auth/register', {
    firstName: 'Amra',
    lastName: 'Hodžić',
    email: address,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    agreeToTerms: true,
    language: 'bhs',
  })
}

function post(page: Page, path: string, body: unknown): Promise<number> {
  return page.evaluate(
    async ([to, json]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(to, { method: 'POST', headers, body: json })
      return answer.status
    },
    [path, JSON.stringify(body)] as const,
  )
}

import { demoAccounts } from '#features/account/server/index.ts'
import { type Product, startProduct } from '#tests/setup/product.ts'

/** Starts the product with the demo world, whose people, profiles and texts the pages show. */
export function startDemo(env: Record<string, string>): Promise<Product> {
  return startProduct({ NODE_ENV: 'development', SEED: 'demo', SMTP_URL: 'smtp://127.0.0.1:9', ...env })
}

/** Signs in the demo world's global admin; returns the headers that a browser would send. */
export function signInAsAdmin(product: Product): Promise<Record<string, string>> {
  return signInAs(product, 'global admin')
}

export async function signInAs(product: Product, wanted: string): Promise<Record<string, string>> {
  const { email, password } = demoAccounts.find(({ role }) => role === wanted) ?? {}
  const answer = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  const { accessToken } = (await answer.json()) as { accessToken: string }
  const sid = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-sid=')) ?? ''
  return {
    authorization: `Bearer ${accessToken}`,
    cookie: sid.split(';')[0] ?? '',
    'content-type': 'application/json',
  }
}

import { demoAccounts } from '#features/account/server/index.ts'
import { test as base, type Page } from './fixtures.ts'
import { poison } from './hostile-world.ts'
import { type Product, startProduct } from './product.ts'
import { workIsDone } from './work-is-done.ts'

/** Journeys in the demo world: its people, their organisations and what they have written. */
export const test = base.extend<object, { product: Product; hostile: boolean }>({
  // Whether everything that people have written there holds markup; such a world is nobody else's.
  hostile: [false, { option: true, scope: 'worker' }],
  product: [
    async ({ hostile }, provide) => {
      const product = await startProduct({ SEED: 'demo' })
      try {
        await workIsDone(product.dataDir)
        if (hostile) await poison(product.dataDir)
        await provide(product)
      } finally {
        await product.stop()
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** Signs in one of the demo world's people by their role or, where several have it, their address, without the way over the sign-in page. */
export async function signInAs(page: Page, who: string, language = 'en'): Promise<void> {
  const account = demoAccounts.find(({ role, email }) => [role, email].includes(who))
  if (!account) throw new Error(`Nobody in the demo world is "${who}"`)
  await page.goto('/terms')
  await page.evaluate(
    async ([email, password, locale]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch('/api/auth/login', {
        method: 'POST',
        headers,
        body: JSON.stringify({ email, password }),
      })
      if (!answer.ok) throw new Error(`${email} may not sign in: ${await answer.text()}`)
      const { accessToken, refreshToken } = (await answer.json()) as {
        accessToken: string
        refreshToken: string
      }
      localStorage.setItem('preferred-language', locale)
      localStorage.setItem('accessToken', accessToken)
      localStorage.setItem('refresh_token', refreshToken)
    },
    [account.email, account.password, language] as const,
  )
}

import { demoAccounts } from '#features/account/server/index.ts'
import type { BrowserContext, BrowserContextOptions } from '@playwright/test'
import { localDay } from '#platform/contract/local-time.ts'
import { test as base, type Page } from './fixtures.ts'
import { onDatabase } from '#tests/setup/on-database.ts'
import { poison } from './hostile-world.ts'
import { signIn } from './people.ts'
import { type Product, startProduct } from './product.ts'
import { workIsDone } from '#tests/setup/work-is-done.ts'

type TestFixtures = {
  /** Signs a demo person in on their own device until the journey ends. */
  deviceOf(who: string, language: 'bhs' | 'en', options?: BrowserContextOptions): Promise<Page>
}

/** Journeys in the demo world: its people, their organisations and texts. */
export const test = base.extend<TestFixtures, { product: Product; world: string }>({
  async deviceOf({ browser, product }, provide) {
    const devices: BrowserContext[] = []
    await provide(async (who, language, options) => {
      const device = await browser.newContext({ baseURL: product.url, ...options })
      devices.push(device)
      const page = await device.newPage()
      await signInAs(page, who, language)
      return page
    })
    for (const device of devices) await device.close()
  },
  // Journeys that name a world share a product with no others: what they change meets everybody in it. In the
  // hostile one all texts by people contain markup.
  world: ['demo', { option: true, scope: 'worker' }],
  product: [
    async ({ world }, provide) => {
      const product = await startProduct({ SEED: 'demo' })
      try {
        await workIsDone(product.dataDir)
        if (world === 'hostile') await poison(product.dataDir)
        await provide(product)
      } finally {
        await product.stop()
      }
    },
    { scope: 'worker' },
  ],
})

const member = demoAccounts.find(({ role }) => role === 'member')

/** Lets people of the cast, most of whom have no password, sign in by their address. */
export async function letSignIn({ dataDir }: Product, emails: readonly string[]): Promise<void> {
  await onDatabase(dataDir, (client) =>
    client.query(
      `update users set password_hash = (select password_hash from users where email = $1) where email = any($2)`,
      [member?.email, emails],
    ),
  )
}

/** Signs in a demo person by role or, where several have it, by address, without the sign-in page. */
export async function signInAs(page: Page, who: string, language: 'bhs' | 'en' = 'en'): Promise<void> {
  const account =
    demoAccounts.find(({ role, email }) => [role, email].includes(who)) ??
    (who.includes('@') && member ? { email: who, password: member.password } : undefined)
  if (!account) throw new Error(`Nobody in the demo world is "${who}"`)
  await signIn(page, account.email, { password: account.password, language })
}

/** Returns the date some days from now, in Sarajevo, in the form of a date field. */
export function inDays(days: number): string {
  return localDay(new Date(Date.now() + days * 86_400_000))
}

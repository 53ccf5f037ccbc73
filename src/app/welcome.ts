import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { demoAccounts, issueFirstAdminLink } from '#features/account/server/index.ts'
import { writeWhole } from '#platform/server/files/write-whole.ts'
import type { Services } from '#platform/server/services.ts'
import { hasDemoWorld } from './seed-once.ts'

/** Prints the address and the accounts for the person at the terminal. */
export async function printWelcome(services: Services, address: AddressInfo | string | null): Promise<void> {
  const { config } = services
  const port = typeof address === 'object' && address ? address.port : config.port
  console.log(`${config.productName} is ready: http://localhost:${port}`)
  if (!config.https && !config.isLocal) {
    console.log(
      'Signing in needs https on this address: browsers keep secure cookies only on https and on localhost.',
    )
  }
  if (hasDemoWorld(config)) await printDemoAccounts(services)
  const link = await issueFirstAdminLink(services)
  if (link)
    console.log(`There is no administrator yet. Make the first one here, once, within 24 hours: ${link}`)
}

/** Prints the accounts of the demo world to the terminal. */
export async function printDemoAccounts(services: Services): Promise<void> {
  if (!(await hasDemoAccounts(services))) return
  console.log('Demo accounts (role, email, password):')
  for (const { role, email, password } of demoAccounts) console.log(`  ${role}, ${email}, ${password}`)
}

/** Writes the accounts of the demo world to a file of the data folder, for programs that sign in. */
export async function saveDemoAccounts(services: Services): Promise<void> {
  if (!(await hasDemoAccounts(services))) return
  const file = join(services.config.dataDir, 'demo-accounts.json')
  await writeWhole(file, JSON.stringify(demoAccounts, undefined, 2))
}

/** An installation that began empty has no demo world, whatever the settings. */
async function hasDemoAccounts({ pool }: Services): Promise<boolean> {
  const emails = demoAccounts.map(({ email }) => email)
  const { rows } = await pool.query<{ email: string }>(
    'select email from users where email = any($1::citext[])',
    [emails],
  )
  return rows.length > 0
}

import { writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { demoAccounts, issueFirstAdminLink } from '#features/account/server/index.ts'
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

/** Prints the accounts of the demo world to the terminal, and to a file for tests. */
export async function printDemoAccounts({ config, pool }: Services): Promise<void> {
  const emails = demoAccounts.map(({ email }) => email)
  const { rows } = await pool.query<{ email: string }>(
    'select email from users where email = any($1::citext[])',
    [emails],
  )
  // An installation that began empty has no demo world, whatever the settings.
  if (rows.length === 0) return
  console.log('Demo accounts (role, email, password):')
  for (const { role, email, password } of demoAccounts) console.log(`  ${role}, ${email}, ${password}`)
  await writeFile(join(config.dataDir, 'demo-accounts.json'), JSON.stringify(demoAccounts, undefined, 2), {
    mode: 0o600,
  })
}

import { cast } from '#features/account/server/index.ts'
import type { Config } from '#platform/server/config/config.ts'
import { PlainError } from '#platform/server/process/plain-error.ts'
import type { Services } from '#platform/server/services.ts'

/** Returns whether accounts with public passwords may exist on this installation. */
export function mayHoldDemo({ isLocal, allowDemo }: Config): boolean {
  return isLocal || allowDemo
}

/** Ends a start that would open the demo accounts, an administrator among them, to everyone who knows this repository. */
export async function refuseDemoAccounts({ config, pool }: Services): Promise<void> {
  if (mayHoldDemo(config)) return
  const emails = Object.values(cast).map(({ email }) => email)
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from users where email = any($1::citext[])',
    [emails],
  )
  const count = rows[0]?.count ?? 0
  if (count === 0) return
  throw new PlainError(
    `This database holds ${count} demo accounts, whose passwords everybody knows, so it is not served at ${config.publicUrl}. Start with an empty database (another DATA_DIR or DATABASE_URL, or without those accounts). For a public demonstration set ALLOW_DEMO=1.`,
  )
}

import { PlainError } from '#platform/server/process/plain-error.ts'
import { tasks } from './compose.ts'
import { mayHoldDemo } from './demo-guard.ts'
import type { Command } from './run.ts'
import { isReal, seedDemoWorld } from './seed-once.ts'
import { printDemoAccounts, saveDemoAccounts } from './welcome.ts'
import { withServices } from './with-database.ts'

/** Seeds the demo world on an empty database and exits. */
export async function seed(command: Command): Promise<void> {
  if (isReal(command.config))
    throw new PlainError('The demo world is never laid in production mode on a DATABASE_URL.')
  if (!mayHoldDemo(command.config))
    throw new PlainError(
      'The demo world is laid only where PUBLIC_URL is of this machine, or with ALLOW_DEMO=1.',
    )
  await withServices(command, async (services) => {
    const isLaid = await seedDemoWorld(services, () => services.queue.start({ services, tasks, work: false }))
    if (!isLaid)
      throw new PlainError('There are members already; the demo world is laid only on an empty database.')
    await saveDemoAccounts(services)
    await printDemoAccounts(services)
  })
}

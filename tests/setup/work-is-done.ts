import { setTimeout as sleep } from 'node:timers/promises'
import { onDatabase } from './on-database.ts'

// It only ends what hangs: drawing the papers of the demo world takes a busy machine minutes.
const PATIENCE_MS = 300_000
const PAUSE_MS = 200

/** Waits for the product's own work after its start, such as the last of its demo world. */
export async function workIsDone(dataDir: string): Promise<void> {
  await onDatabase(dataDir, async (client) => {
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      const { rows } = await client.query<{ name: string }>(
        `select name from queue.job
         where state in ('created', 'retry', 'active') and start_after < now() + interval '10 seconds'`,
      )
      if (rows.length === 0) return
      if (Date.now() > end) throw new Error(`Still at work: ${rows.map(({ name }) => name).join(', ')}`)
      await sleep(PAUSE_MS)
    }
  })
}

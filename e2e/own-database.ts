import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { existingCluster } from '#platform/server/db/embedded-home.ts'

const PATIENCE_MS = 60_000
const PAUSE_MS = 200

/** Where the database of a running product answers; `dataDir` is the folder that the product was started with. */
export function databaseUrl(dataDir: string): string {
  const cluster = existingCluster(dataDir)
  if (!cluster) throw new Error(`${dataDir} has no database of its own`)
  const socketDir = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[4] ?? ''
  return `postgres://zamah@localhost/zamah?host=${encodeURIComponent(socketDir)}`
}

/** Waits for the work that a product gave itself at its start, such as the last of its demo world. */
export async function workIsDone(dataDir: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(dataDir) })
  await client.connect()
  try {
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
  } finally {
    await client.end()
  }
}

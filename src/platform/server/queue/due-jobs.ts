import { setTimeout as sleep } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import * as z from 'zod/mini'
import type { Db } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { sql } from '../db/sql.ts'
import { type Log, messageOf } from '../log/log.ts'

/** How long a job that is due waits for a worker at most. */
const INTERVAL_MS = 500

const queueRows = rowsOf({ name: z.string() })

/** Lists those of some queues that have a job whose time has come. */
async function listDueQueues(db: Db, names: readonly string[]): Promise<string[]> {
  const { rows } = await queueRows(db)(sql`
    select queue.name from unnest(${sql.param(names)}::text[]) as queue(name)
    where exists (select from queue.job j
      where j.name = queue.name and j.state < 'active' and not j.blocked and j.start_after <= now())`)
  return rows.map(({ name }) => name)
}

/**
 * Wakes the workers of each queue that has a job that is due, until the signal is aborted. One question of an instance
 * replaces one of each of its workers, which by themselves ask seldom.
 */
export async function wakeWorkers({
  boss,
  db,
  log,
  workers,
  signal,
}: {
  boss: PgBoss
  db: Db
  log: Log
  /** The ids of the workers, by the name of their queue. */
  workers: ReadonlyMap<string, readonly string[]>
  signal: AbortSignal
}): Promise<void> {
  const names = [...workers.keys()]
  let isAway = false
  while (!signal.aborted) {
    try {
      const due = await listDueQueues(db, names)
      if (isAway) log.info('the queue can be read again')
      isAway = false
      for (const name of due) for (const id of workers.get(name) ?? []) boss.notifyWorker(id)
    } catch (error) {
      // An outage is one fault, however often it is met.
      if (!isAway && !signal.aborted)
        log.error({ error: messageOf(error as Error) }, 'the queue cannot be read')
      isAway = true
    }
    await sleep(INTERVAL_MS, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '../db/database.ts'
import { rowsOf, timestamp } from '../db/rows-of.ts'
import { MAIL_TASK } from '../mail/mailer.ts'

const queueStateRows = rowsOf({
  mail: z.boolean(),
  waiting: z.number(),
  failed: z.number(),
  oldest: z.nullable(timestamp),
})

const FAILED_DAYS = 7

export type QueueState = { waiting: number; failed: number; oldest: Date | null }

/** Work that is due and not done, and what was given up within a week; mails apart from the rest. */
export async function getQueueState(db: Db): Promise<{ tasks: QueueState; mails: QueueState }> {
  const { rows } = await queueStateRows(db)(sql`
    select name = ${MAIL_TASK} as mail,
      (count(*) filter (where state < 'completed' and start_after <= now()))::int as waiting,
      (count(*) filter (where state = 'failed'))::int as failed,
      min(start_after) filter (where state < 'completed' and start_after <= now()) as oldest
    from queue.job
    where state < 'completed' or (state = 'failed' and completed_on > now() - make_interval(days => ${FAILED_DAYS}))
    group by 1`)
  const of = (mail: boolean): QueueState => {
    const row = rows.find((one) => one.mail === mail)
    if (!row) return { waiting: 0, failed: 0, oldest: null }
    return {
      waiting: row.waiting,
      failed: row.failed,
      oldest: row.oldest === null ? null : new Date(row.oldest),
    }
  }
  return { tasks: of(false), mails: of(true) }
}

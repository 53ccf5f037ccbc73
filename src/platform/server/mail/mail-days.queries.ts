import * as z from 'zod/mini'
import type { Db } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { sql } from '../db/sql.ts'
import { MAIL_TASK } from './mailer.ts'

const dayRows = rowsOf({ day: z.string(), accepted: z.number(), again: z.number(), failed: z.number() })

/** The queue keeps its work for a week; the day before that may be in part gone. */
const KEPT_DAYS = 6

/**
 * Returns for each day up to a last one how many mails a server accepted, how many of them only when they were sent again,
 * and how many were given up.
 */
export async function listMailDays(db: Db, lastDay: string) {
  const { rows } = await dayRows(db)(sql`
    select to_char(completed_on at time zone 'Europe/Sarajevo', 'YYYY-MM-DD') as day,
      (count(*) filter (where state = 'completed'))::int as accepted,
      (count(*) filter (where state = 'completed' and retry_count > 0))::int as again,
      (count(*) filter (where state = 'failed'))::int as failed
    from queue.job
    where name = ${MAIL_TASK} and state in ('completed', 'failed')
      and completed_on >= ((${lastDay}::date - ${KEPT_DAYS - 1}::int)::timestamp at time zone 'Europe/Sarajevo')
      and completed_on < ((${lastDay}::date + 1)::timestamp at time zone 'Europe/Sarajevo')
    group by 1`)
  return rows
}

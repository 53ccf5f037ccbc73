import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { countAgainstLimit } from '#platform/server/limits/rate-limit.queries.ts'
import type { Services } from '#platform/server/services.ts'

const openRows = rowsOf({ open: z.number() })

/** Wrong codes on the whole site within ten minutes that mean guessing, not typing errors. */
export const SURGE = 200
const SURGE_SECONDS = 600
const OPEN_SECONDS = 1800
const WRONG = 'recovery:wrong-codes'
const OPEN = 'recovery:link-only'

/** Counts a wrong code; when they surge, reset emails contain only the link for half an hour. */
export async function noteWrongCode({ db, log }: Services): Promise<void> {
  const { allowed } = await countAgainstLimit(db, { key: WRONG, limit: SURGE, windowSeconds: SURGE_SECONDS })
  if (allowed) return
  const { count } = await countAgainstLimit(db, { key: OPEN, limit: 1, windowSeconds: OPEN_SECONDS })
  if (count === 1) log.warn('wrong reset codes surge: mails carry only a link for half an hour')
}

export async function isLinkOnly(db: Db): Promise<boolean> {
  const { rows } = await openRows(db)(
    sql`select 1 as open from limit_counters where key = ${OPEN} and resets_at > now()`,
  )
  return rows.length > 0
}

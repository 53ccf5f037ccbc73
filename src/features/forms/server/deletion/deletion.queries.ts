import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'
import { RESTORE_MINUTES } from '../../contract/submissions.endpoints.ts'
import { ofReading, ofReadingOrDeleted } from '../reading.ts'
import type { Some } from '../submissions.queries.ts'

const numberRows = rowsOf({ number: z.number() })

/** Returns the numbers of the submissions that it deleted now. */
export async function updateDeleted(tx: Db, { ids, ...reading }: Some): Promise<number[]> {
  const { rows } = await numberRows(tx)(sql`
    update form_submissions s set deleted_at = now()
    where ${ofReading(reading)} and id = any(${sql.param(ids)}::uuid[]) returning number`)
  return rows.map(({ number }) => number)
}

/** Returns the numbers of the submissions that it restored. */
export async function updateRestored(tx: Db, { ids, ...reading }: Some): Promise<number[]> {
  const { rows } = await numberRows(tx)(sql`
    update form_submissions s set deleted_at = null
    where ${ofReadingOrDeleted(reading)} and id = any(${sql.param(ids)}::uuid[])
      and deleted_at > now() - make_interval(mins => ${RESTORE_MINUTES}) returning number`)
  return rows.map(({ number }) => number)
}

const leftRows = rowsOf({ count: z.number() })

/** Counts the submissions that are still deleted. */
export async function countDeleted(tx: Db, { ids, ...reading }: Some): Promise<number> {
  const { rows } = await leftRows(tx)(sql`
    select count(*)::int as count from form_submissions s
    where ${ofReadingOrDeleted(reading)} and id = any(${sql.param(ids)}::uuid[]) and deleted_at is not null`)
  return rows[0]!.count
}

import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { problems } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'

const idRows = rowsOf({ id: z.string() })

/**
 * Locks two members until the transaction ends, always in the same order, so that changes between them and counts of either
 * run one after the other. Throws for oneself and for missing members.
 */
export async function lockPair(tx: Db, one: string, other: string): Promise<void> {
  if (one === other) throw new Problem(problems.notFound)
  const { rows } = await idRows(tx)(sql`
    select id from users where id in (${one}, ${other}) order by id for no key update`)
  if (rows.length < 2) throw new Problem(problems.notFound)
}

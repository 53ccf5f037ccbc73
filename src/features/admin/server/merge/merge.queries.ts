import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { updateUser, type User } from '#platform/server/auth/users.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

const mergedIntoRows = rowsOf({ id: z.string(), email: z.string(), name: z.string(), at: z.string() })
const countRows = rowsOf({ count: z.number() })

/** Fills gaps in the kept account's own fields from the other one. */
export function updateMergeTarget(tx: Db, { from, into }: { from: User; into: User }): Promise<void> {
  return updateUser(tx, into.id, {
    pictureUrl: into.pictureUrl ?? from.pictureUrl,
    phoneNumber: into.phoneNumber ?? from.phoneNumber,
    gender: into.gender ?? from.gender,
    interests: [...new Set([...into.interests, ...from.interests])],
    onboardedAt: into.onboardedAt ?? from.onboardedAt,
  })
}

/** Lists the accounts that were merged into this one. */
export async function listMergedAccounts(db: Db, userId: string) {
  const { rows } = await mergedIntoRows(db)(sql`
    select id, email, first_name || ' ' || last_name as name, suspended_at as at from users
    where merged_into = ${userId} order by suspended_at`)
  return rows
}

/** Counts the opportunities to which both accounts have an application. */
export async function countAppliedTwice(
  db: Db,
  { from, into }: { from: string; into: string },
): Promise<number> {
  const { rows } = await countRows(db)(sql`
    select count(distinct opportunity_id)::int as count from member_applications mine join member_applications kept using (opportunity_id)
    where mine.user_id = ${from} and kept.user_id = ${into}`)
  return rows[0]?.count ?? 0
}

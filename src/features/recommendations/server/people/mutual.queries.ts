import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

const mutualRows = rowsOf({ person: z.string(), count: z.number() })

/** Counts the connections that a member shares with each of others, without people separated from either by a block. */
export async function listMutualCounts(
  db: Db,
  { userId, people }: { userId: string; people: readonly string[] },
): Promise<Map<string, number>> {
  const { rows } = await mutualRows(db)(sql`
    select theirs.member_id as person, count(*)::int as count
    from connected_members mine join connected_members theirs on theirs.other_id = mine.other_id
    where mine.member_id = ${userId} and theirs.member_id = any(${sql.param([...people])}::uuid[])
      and not exists (select from blocked_pairs b where b.other_id = mine.other_id and b.member_id in (${userId}, theirs.member_id))
    group by 1`)
  return new Map(rows.map(({ person, count }) => [person, count]))
}

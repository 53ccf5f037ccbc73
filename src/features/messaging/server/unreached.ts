import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { problems } from '../contract/problems.ts'

const nameRows = rowsOf({ name: z.string() })

/** Most names in the error: one of 49 is found quickly, and a full list helps nobody. */
const NAMED = 3

/** Returns the error that names people who cannot be added to a group; invisible people are not named. */
export async function unreached(
  db: Db,
  { by, people }: { by: string; people: readonly string[] },
): Promise<Problem> {
  const { rows } = await nameRows(db)(sql`
    select u.first_name || ' ' || u.last_name as name from users u join active_members a on a.id = u.id
    join published_profiles p on p.user_id = u.id
    where u.id = any(${sql.param([...people])}::uuid[])
      and not exists (select from blocked_pairs b where b.member_id = ${by} and b.other_id = u.id) order by 1 limit ${NAMED}`)
  if (rows.length === 0) return new Problem(problems.cannotReach)
  const names = rows.map(({ name }) => name).join(', ')
  return new Problem(problems.notInGroup, { values: { names, more: people.length - rows.length } })
}

import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

const acquaintanceRows = rowsOf({ id: z.string() })
const togetherRows = rowsOf({
  id: z.string(),
  school: z.nullable(z.string()),
  project: z.nullable(z.string()),
})

/** Shared connections from which two people probably know each other. */
const MUTUAL_FROM = 2

/** Lists published members whom one probably knows: from a shared project, or with several shared connections. */
export async function listAcquaintances(
  db: Db,
  { userId, without, limit }: { userId: string; without: readonly string[]; limit: number },
): Promise<string[]> {
  const { rows } = await acquaintanceRows(db)(sql`
    select k.id from (
      select o.user_id as id, 1000 as weight from project_people m
        join project_people o on o.project_id = m.project_id where m.user_id = ${userId}
      union all
      select theirs.member_id, count(*) from connected_members mine
        join connected_members theirs on theirs.other_id = mine.other_id
        where mine.member_id = ${userId}
          and not exists (select from blocked_pairs b where b.other_id = mine.other_id and b.member_id in (${userId}, theirs.member_id))
        group by 1 having count(*) >= ${MUTUAL_FROM}
    ) k join published_profiles p on p.user_id = k.id join active_members a on a.id = k.id
    where k.id <> ${userId} and not (k.id = any(${sql.param([...without])}::uuid[]))
    group by 1 order by sum(k.weight) desc, 1 limit ${limit}`)
  return rows.map(({ id }) => id)
}

export type Together = { school: string | null; project: string | null }

/** Returns the shared school, as far as both show it to members, and the shared project. */
export async function listSharedBackgrounds(
  db: Db,
  { userId, people }: { userId: string; people: readonly string[] },
): Promise<Map<string, Together>> {
  const { rows } = await togetherRows(db)(sql`
    select o.id,
      (select min(theirs.school) from member_schools mine join member_schools theirs on theirs.folded = mine.folded
        join published_profiles p on p.user_id = theirs.user_id
        where mine.user_id = ${userId} and theirs.user_id = o.id
          and coalesce(p.visibility ->> 'education', 'public') in ('public', 'members')) as school,
      (select min(m.title) from project_people m join project_people t on t.project_id = m.project_id
        where m.user_id = ${userId} and t.user_id = o.id) as project
    from unnest(${sql.param([...people])}::uuid[]) as o (id)`)
  return new Map(rows.map(({ id, ...together }) => [id, together]))
}

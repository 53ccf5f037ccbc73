import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { problems } from '../../contract/problems.ts'

const MENTORS_MOST = 10

const mentorRows = rowsOf({ id: z.string(), name: z.string() })
const oneRows = rowsOf({ user_id: z.string() })
const obstacleRows = rowsOf({ member: z.boolean(), judges: z.boolean(), mentors: z.number() })

/** Lists mentors, the longest there first. */
export async function listMentors(db: Db, canvasId: string) {
  const { rows } = await mentorRows(db)(sql`
    select m.user_id as id, u.first_name || ' ' || u.last_name as name
    from canvas_mentors m join users u on u.id = m.user_id
    where m.canvas_id = ${canvasId} order by m.joined_at, m.user_id`)
  return rows
}

/** Adds a mentor. A reviewer of the call's applications cannot be one, and a member stays a member. */
export async function insertMentor(
  tx: Db,
  { id, userId, by }: { id: string; userId: string; by: string | null },
): Promise<void> {
  const { rows } = await obstacleRows(tx)(sql`
    select exists (select from canvas_members m where m.canvas_id = c.id and m.user_id = ${userId}) as member,
      exists (select from public_calls p join bank_boards b on b.bank_id = p.bank_id
        where p.id = c.call_id and b.user_id = ${userId}) as judges,
      (select count(*)::int from canvas_mentors m where m.canvas_id = c.id and m.user_id <> ${userId}) as mentors
    from canvases c where c.id = ${id}`)
  const facts = rows[0]
  if (!facts) throw new Problem(platform.notFound)
  if (facts.member) return
  if (facts.judges) throw new Problem(problems.judgeIsNoMentor)
  if (facts.mentors >= MENTORS_MOST) throw new Problem(problems.mentorsFull)
  await tx.execute(
    sql`insert into canvas_mentors (canvas_id, user_id, invitation_id) values (${id}, ${userId}, ${by}) on conflict do nothing`,
  )
}

/** Removes a mentor, who leaves or is removed by a member of the team; returns false if there was none. */
export async function deleteMentor(
  tx: Db,
  { id, userId, mentor }: { id: string; userId: string; mentor: string },
): Promise<boolean> {
  const { rows } = await oneRows(tx)(sql`
    delete from canvas_mentors where canvas_id = ${id} and user_id = ${mentor}
      and (user_id = ${userId}
        or exists (select from canvas_members m where m.canvas_id = ${id} and m.user_id = ${userId}))
    returning user_id`)
  return rows.length > 0
}

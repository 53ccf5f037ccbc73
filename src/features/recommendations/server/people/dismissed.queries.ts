import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { PersonReason } from '../../contract/person-reasons.ts'
import type { Seeker } from './person-facts.ts'

const dismissalRows = rowsOf({ person: z.string(), reason: z.custom<PersonReason>() })
const personRows = rowsOf({ person: z.string() })

const LIMIT = 5000

/** Returns the people that a member dismissed, and how often for the place or for the skills. */
export async function getDismissalsOf(db: Db, userId: string): Promise<Pick<Seeker, 'dismissed' | 'minds'>> {
  const [dismissals, related] = await Promise.all([dismissalsBy(db, userId), relatedTo(db, userId)])
  const times = (which: PersonReason) => dismissals.filter(({ reason }) => reason === which).length
  return {
    dismissed: [...new Set([...related, ...dismissals.map(({ person }) => person)])],
    minds: { place: times('place'), skills: times('skills') },
  }
}

async function dismissalsBy(db: Db, userId: string): Promise<{ person: string; reason: PersonReason }[]> {
  const { rows } = await dismissalRows(db)(sql`
    select person_id as person, reason from recommendation_people_dismissed where user_id = ${userId}
    order by created_at desc limit ${LIMIT}`)
  return rows
}

/**
 * Lists people who need no suggestion: connections, both sides of a request, muted members and people separated by a block.
 */
async function relatedTo(db: Db, userId: string): Promise<string[]> {
  const { rows } = await personRows(db)(sql`
    select other_id as person from blocked_pairs where member_id = ${userId}
    union all select other_id from muted_members where member_id = ${userId}
    union all select other_id from connected_members where member_id = ${userId}
    union all select to_id from sent_requests where from_id = ${userId}
    union all select from_id from sent_requests where to_id = ${userId}`)
  return rows.map(({ person }) => person)
}

export async function saveDismissal(
  db: Db,
  { userId, person, reason }: { userId: string; person: string; reason: PersonReason },
): Promise<void> {
  await db.execute(sql`
    insert into recommendation_people_dismissed (user_id, person_id, reason) values (${userId}, ${person}, ${reason})
    on conflict (user_id, person_id) do update set reason = excluded.reason`)
}

export async function deleteDismissal(
  db: Db,
  { userId, person }: { userId: string; person: string },
): Promise<void> {
  await db.execute(
    sql`delete from recommendation_people_dismissed where user_id = ${userId} and person_id = ${person}`,
  )
}

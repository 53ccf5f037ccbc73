import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { COLUMNS, JOINED, publicRows, type PublicMentorRow, SHOWN, WITH_ROOM } from './public.queries.ts'

/** The most mentors that are compared, those with free time first. */
const COMPARED = 200

/** Mentors whom a member may ask and has not asked: the rule of `mentoring.policy.ts` as far as it stands before a request. */
const isFor = (
  member: string,
): SQL => sql`${SHOWN} and ${sql.join(WITH_ROOM, sql` and `)} and m.user_id <> ${member}
  and (not exists (select 1 from minor_members x where x.id = ${member})
    or (m.minors_checked_at is not null and (m.profile ->> 'minors')::boolean))
  and not exists (select 1 from blocked_pairs b where b.member_id = ${member} and b.other_id = m.user_id)
  and not exists (select 1 from mentorships s where s.mentor_id = m.user_id and s.member_id = ${member}
    and s.state in ('waiting', 'active'))`

const skillRows = rowsOf({ skill: z.string(), count: z.number(), name: z.string(), slug: z.string() })

/** Counts the mentors of each of these skills, with the one who has time first. */
export async function listMentorsBySkill(db: Db, input: { member: string; skills: readonly string[] }) {
  const { rows } = await skillRows(db)(sql`
    select skill, count(*)::int as count, (array_agg(name order by first_slot_at, user_id))[1] as name,
      (array_agg(slug order by first_slot_at, user_id))[1] as slug
    from (
      select unnest(m.skills)::text as skill, u.first_name || ' ' || u.last_name as name, m.slug, m.first_slot_at, m.user_id
      from mentors m join users u on u.id = m.user_id
      where m.skills && ${sql.param([...input.skills])}::uuid[] and ${isFor(input.member)}) taught
    where skill = any(${sql.param([...input.skills])}::text[]) group by skill order by skill`)
  return rows.map(({ skill, count, name, slug }) => ({ skill, count, first: { name, slug } }))
}

/** Lists mentors with one of these skills or from this place, and then others. */
export async function listMentorsFor(
  db: Db,
  input: { member: string; skills: readonly string[]; place: string | null },
): Promise<PublicMentorRow[]> {
  const { member, skills, place } = input
  const { rows } = await publicRows(db)(sql`
    select ${COLUMNS} from ${JOINED} where ${isFor(member)}
    order by (m.skills && ${sql.param([...skills])}::uuid[] or m.place is not distinct from ${place}) desc,
      m.first_slot_at, m.user_id limit ${COMPARED}`)
  return rows
}

const seekerRows = rowsOf({ skills: z.array(z.string()), place: z.nullable(z.string()) })

/** Returns what of a member's profile the order of mentors may use. */
export async function getSeeker(db: Db, member: string) {
  const { rows } = await seekerRows(db)(sql`
    select array(select s.skill from member_skills s where s.user_id = ${member} and s.skill is not null) as skills,
      (select p.municipality from member_places p where p.user_id = ${member}) as place`)
  return rows[0]!
}

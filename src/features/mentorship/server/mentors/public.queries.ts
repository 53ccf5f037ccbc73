import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Place } from '#platform/contract/cursor.ts'
import type { Db } from '#platform/server/db/database.ts'
import { pageMark } from '#platform/server/db/page-mark.ts'
import { type RowOf, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { termQuery } from '#platform/server/db/terms.ts'
import { RATE_OF } from '../../contract/kinds.ts'
import type { MentorProfile } from '../../contract/mentor-profile.ts'
import { FACETS, type Facet, type MentorChoice } from '../../contract/public.endpoints.ts'
import { limitsOf } from '../absences/limits.ts'

export const publicRows = rowsOf({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  profile: z.custom<MentorProfile>(),
  checked: z.boolean(),
  taken: z.number(),
  firstSlotAt: timestamp,
  /** Until when a mentor who did not come to meetings takes nobody new. */
  limitUntil: z.nullable(z.string()),
  activeOn: z.nullable(z.string()),
  inTime: z.number(),
  asked: z.number(),
})
export type PublicMentorRow = RowOf<typeof publicRows>

const LIMITS = limitsOf(sql`m.user_id`)
/** A mentor who did not come to several meetings takes nobody new for a while. */
export const TAKES_NEW = sql`not exists (select ${LIMITS})`

/** Requests that were answered in time, of those that a mentor had time to answer: the newest, and nobody's word but the clock's. */
const RECORD = sql`lateral (
  select count(*)::int as asked, count(*) filter (where r.first_answer_at is not null)::int as "inTime" from (
    select first_answer_at from mentorships r
    where r.mentor_id = m.user_id and (r.first_answer_at is not null or r.state = 'expired')
    order by r.created_at desc limit ${RATE_OF}) r) record`

export const COLUMNS = sql`m.user_id as id, u.first_name || ' ' || u.last_name as name, m.slug, m.profile,
  m.minors_checked_at is not null as checked, m.first_slot_at as "firstSlotAt",
  (select count(*)::int from mentorships s where s.mentor_id = m.user_id and s.state = 'active') as taken,
  (select to_char(max(s.last_used_at) at time zone 'Europe/Sarajevo', 'YYYY-MM-DD') from sessions s
    where s.user_id = m.user_id and s.last_used_at > now() - interval '30 days') as "activeOn",
  (select to_char(max(a.limit_until) at time zone 'Europe/Sarajevo', 'YYYY-MM-DD') ${LIMITS}) as "limitUntil",
  record."inTime", record.asked`
export const JOINED = sql`mentors m join users u on u.id = m.user_id cross join ${RECORD}`
/** Whom everybody finds; who is suspended or leaving is not found meanwhile. */
export const SHOWN = sql`m.approved_at is not null and m.hidden_at is null and u.suspended_at is null and u.delete_after is null`

/** Mentors who take somebody new. */
export const WITH_ROOM: readonly SQL[] = [
  sql`m.capacity > (select count(*) from mentorships s where s.mentor_id = m.user_id and s.state = 'active')`,
  sql`(m.paused_until is null or m.paused_until <= (now() at time zone 'Europe/Sarajevo')::date)`,
  TAKES_NEW,
]

function conditionsOf({ q, topic, skill, language, format, place, free }: MentorChoice): SQL[] {
  const terms = q === undefined ? undefined : termQuery(q)
  return [
    SHOWN,
    ...(terms ? [sql`m.terms @@ ${terms}`] : []),
    ...(topic ? [sql`m.topics @> array[${topic}]`] : []),
    ...(skill ? [sql`m.skills @> array[${skill}]::uuid[]`] : []),
    ...(language ? [sql`m.languages @> array[${language}]`] : []),
    ...(format ? [sql`m.formats @> array[${format}]`] : []),
    ...(place ? [sql`m.place = ${place}`] : []),
    ...(free === 'week' ? [sql`m.first_slot_at < now() + interval '7 days'`] : []),
    ...(free === undefined ? [] : WITH_ROOM),
  ]
}

export async function listPublic(
  db: Db,
  { choice, after, limit }: { choice: MentorChoice; after: Place | undefined; limit: number },
): Promise<PublicMentorRow[]> {
  const place = after ? [sql`(m.first_slot_at, m.user_id) > ${pageMark(after)}`] : []
  const { rows } = await publicRows(db)(sql`
    select ${COLUMNS} from ${JOINED} where ${sql.join([...conditionsOf(choice), ...place], sql` and `)}
    order by m.first_slot_at, m.user_id limit ${limit}`)
  return rows
}

export async function findPublicMentor(db: Db, by: { slug: string } | { id: string }) {
  const one = 'slug' in by ? sql`m.slug = ${by.slug}` : sql`m.user_id = ${by.id}`
  const { rows } = await publicRows(db)(sql`select ${COLUMNS} from ${JOINED} where ${SHOWN} and ${one}`)
  return rows[0]
}

const counted = z.array(z.strictObject({ value: z.string(), count: z.number() }))
const facetRows = rowsOf({
  total: z.number(),
  topic: counted,
  skill: counted,
  language: counted,
  format: counted,
  place: counted,
})
export type Facets = RowOf<typeof facetRows>

const VALUES: Record<Facet, SQL> = {
  topic: sql`unnest(found.topics)`,
  skill: sql`unnest(found.skills)`,
  language: sql`unnest(found.languages)`,
  format: sql`unnest(found.formats)`,
  place: sql`(values (found.place))`,
}
const FACET_MAX = 12

/** Counts the mentors found and their facets. */
export async function countFacets(db: Db, choice: MentorChoice): Promise<Facets> {
  const facets = FACETS.map(
    (facet) => sql`coalesce((select json_agg(f) from (
      select v.value::text as value, count(*)::int as count from found cross join lateral ${VALUES[facet]} as v (value)
      where v.value is not null group by 1 order by 2 desc, 1 limit ${FACET_MAX}) f), '[]') as ${sql.identifier(facet)}`,
  )
  const { rows } = await facetRows(db)(sql`
    with found as materialized (
      select m.topics, m.skills, m.languages, m.formats, m.place from mentors m join users u on u.id = m.user_id
      where ${sql.join(conditionsOf(choice), sql` and `)})
    select (select count(*)::int from found) as total, ${sql.join(facets, sql`, `)}`)
  return rows[0]!
}

const addressRows = rowsOf({ slug: z.string(), changed: timestamp })

/** Lists addresses for the sitemap. */
export async function listAddresses(db: Db): Promise<{ slug: string; changed: Date }[]> {
  const { rows } = await addressRows(db)(sql`
    select slug, updated_at as changed from public_mentors order by updated_at desc limit 50000`)
  return rows.map(({ slug, changed }) => ({ slug, changed: new Date(changed) }))
}

import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { GROUP_FORMATS, type GroupDraft } from '../../contract/groups/groups.endpoints.ts'
import { MENTOR_ABSENCE } from '../absences/limits.ts'
import { SHOWN } from '../mentors/public.queries.ts'

const pair = z.strictObject({ bhs: z.string(), en: z.string() })
const groupRows = rowsOf({
  id: z.string(),
  mentor: z.string(),
  mentorName: z.string(),
  slug: z.nullable(z.string()),
  topic: pair,
  description: pair,
  at: timestamp,
  zone: z.string(),
  minutes: z.number(),
  joinBy: timestamp,
  places: z.number(),
  taken: z.number(),
  waiting: z.number(),
  format: z.enum(GROUP_FORMATS),
  location: z.string(),
  link: z.string(),
  cancelReason: z.string(),
  version: z.number(),
  isCancelled: z.boolean(),
  isClosed: z.boolean(),
  isBegun: z.boolean(),
  isOver: z.boolean(),
  isSettled: z.boolean(),
  isMentorAbsent: z.boolean(),
  /** True from ten minutes before it until its end. */
  isOpen: z.boolean(),
  mine: z.nullable(z.enum(['place', 'waiting'])),
  turn: z.nullable(z.number()),
  /** Staff have checked that its mentor may help people under 18. */
  isForMinors: z.boolean(),
})
export type GroupRow = RowOf<typeof groupRows>

const LISTED = 60
const END = sql`g.starts_at + g.minutes * interval '1 minute'`
const count = (state: 'place' | 'waiting') =>
  sql`(select count(*)::int from mentorship_group_places p where p.group_id = g.id and p.state = ${state})`
const FOR_MINORS = sql`coalesce(m.minors_checked_at is not null and (m.profile ->> 'minors')::boolean, false)`

/** Group sessions as one reader has them; nothing of a mentor from whom a block severs them. */
function selected(me: string, condition: SQL, order: SQL): SQL {
  return sql`
    select g.id, g.mentor_id as mentor, u.first_name || ' ' || u.last_name as "mentorName",
      case when m.approved_at is not null and m.hidden_at is null then m.slug end as slug,
      g.topic, g.description, g.starts_at as at, g.zone, g.minutes, g.join_by as "joinBy", g.places,
      ${count('place')} as taken, ${count('waiting')} as waiting, g.format, g.location, g.link,
      g.cancel_reason as "cancelReason", g.version, g.cancelled_at is not null as "isCancelled",
      g.join_by <= now() as "isClosed", g.starts_at <= now() as "isBegun", ${END} <= now() as "isOver",
      g.settled_at is not null as "isSettled", exists (select ${MENTOR_ABSENCE}) as "isMentorAbsent",
      now() between g.starts_at - interval '10 minutes' and ${END} as "isOpen", mine.state as mine,
      case when mine.state = 'waiting' then (select count(*)::int from mentorship_group_places p
        where p.group_id = g.id and p.state = 'waiting' and p.turn <= mine.turn) end as turn,
      ${FOR_MINORS} as "isForMinors"
    from mentorship_groups g join users u on u.id = g.mentor_id left join mentors m on m.user_id = g.mentor_id
    left join mentorship_group_places mine on mine.group_id = g.id and mine.member_id = ${me}
    where ${condition}
      and not exists (select from blocked_pairs b where b.member_id = ${me} and b.other_id = g.mentor_id)
    order by ${order} limit ${LISTED}`
}

export async function listComing(db: Db, { me, mentor }: { me: string; mentor: string | undefined }) {
  const of = mentor === undefined ? sql`` : sql`and g.mentor_id = ${mentor}`
  const condition = sql`g.cancelled_at is null and g.hidden_at is null and g.starts_at > now() and ${SHOWN} ${of}`
  const { rows } = await groupRows(db)(selected(me, condition, sql`g.starts_at, g.id`))
  return rows
}

/** Lists those that a member announced, or in which they have a place or wait for one. */
export async function listGroupsOf(db: Db, me: string): Promise<GroupRow[]> {
  const condition = sql`(g.mentor_id = ${me} or mine.member_id is not null)
    and (g.hidden_at is null or g.mentor_id = ${me})`
  const { rows } = await groupRows(db)(selected(me, condition, sql`g.starts_at desc, g.id`))
  return rows
}

export async function findGroup(
  db: Db,
  { me, id }: { me: string; id: string },
): Promise<GroupRow | undefined> {
  const condition = sql`g.id = ${id} and (g.mentor_id = ${me} or (g.hidden_at is null
    and (mine.member_id is not null or (g.cancelled_at is null and g.starts_at > now() and ${SHOWN}))))`
  const { rows } = await groupRows(db)(selected(me, condition, sql`g.id`))
  return rows[0]
}

const peopleRows = rowsOf({
  group: z.string(),
  id: z.string(),
  name: z.string(),
  came: z.nullable(z.boolean()),
})

/** Lists who has a place in each, in the order in which they came; a block hides two from each other. */
export async function listPeopleOf(db: Db, { groups, me }: { groups: readonly string[]; me: string }) {
  const { rows } = await peopleRows(db)(sql`
    select p.group_id as group, u.id, u.first_name || ' ' || u.last_name as name, p.came
    from mentorship_group_places p join users u on u.id = p.member_id
    where p.group_id = any(${sql.param([...groups])}::uuid[]) and p.state = 'place'
      and not exists (select from blocked_pairs b where b.member_id = ${me} and b.other_id = p.member_id)
    order by p.group_id, p.turn`)
  return rows
}

const factRows = rowsOf({
  id: z.string(),
  mentor: z.string(),
  topic: pair,
  at: timestamp,
  zone: z.string(),
  minutes: z.number(),
  format: z.enum(GROUP_FORMATS),
  location: z.string(),
  link: z.string(),
  version: z.number(),
  isCancelled: z.boolean(),
  isHidden: z.boolean(),
  isClosed: z.boolean(),
  isBegun: z.boolean(),
  isSettled: z.boolean(),
  isMentorAbsent: z.boolean(),
})
export type GroupFacts = RowOf<typeof factRows>

export const FACTS = sql`g.id, g.mentor_id as mentor, g.topic, g.starts_at as at, g.zone, g.minutes, g.format, g.location, g.link,
  g.version, g.cancelled_at is not null as "isCancelled", g.hidden_at is not null as "isHidden",
  g.join_by <= clock_timestamp() as "isClosed", g.starts_at <= clock_timestamp() as "isBegun",
  g.settled_at is not null as "isSettled", exists (select ${MENTOR_ABSENCE}) as "isMentorAbsent"`
/** A statement whose rows are group sessions that are held. */
export const groupFactRows = factRows

/** Holds a group session until the transaction ends: its places are counted one after the other. */
export async function lockGroup(tx: Db, id: string): Promise<GroupFacts | undefined> {
  const { rows } = await factRows(tx)(
    sql`select ${FACTS} from mentorship_groups g where g.id = ${id} for update`,
  )
  return rows[0]
}

/** Holds all group sessions of a mentor that are to come. */
export async function lockComingOf(tx: Db, mentor: string): Promise<GroupFacts[]> {
  const { rows } = await factRows(tx)(sql`
    select ${FACTS} from mentorship_groups g
    where g.mentor_id = ${mentor} and g.cancelled_at is null and g.starts_at > now() order by g.id for update`)
  return rows
}

type Saved = Omit<GroupDraft, 'starts' | 'joinBy'> & { id: string; at: Date; joinUntil: Date }

/** Says whether it is there now: the device's id names one group session. */
export async function insertGroup(
  tx: Db,
  { id, mentor, at, joinUntil, ...draft }: Saved & { mentor: string },
) {
  const { topic, description, zone, minutes, places, format, link, location } = draft
  const { rowCount } = await tx.execute<object>(sql`
    insert into mentorship_groups (id, mentor_id, topic, description, starts_at, zone, minutes, join_by, places, format, link,
      location)
    values (${id}, ${mentor}, ${JSON.stringify(topic)}::jsonb, ${JSON.stringify(description)}::jsonb,
      ${toIso(at)}::timestamptz, ${zone}, ${minutes}, ${toIso(joinUntil)}::timestamptz, ${places}, ${format}, ${link},
      ${location.trim()})
    on conflict (id) do nothing`)
  return rowCount === 1
}

export async function updateGroupRow(tx: Db, { id, at, joinUntil, ...draft }: Saved): Promise<void> {
  const { topic, description, zone, minutes, places, format, link, location } = draft
  const time = sql`${toIso(at)}::timestamptz`
  await tx.execute(sql`
    update mentorship_groups set topic = ${JSON.stringify(topic)}::jsonb,
      description = ${JSON.stringify(description)}::jsonb, starts_at = ${time}, zone = ${zone}, minutes = ${minutes},
      join_by = ${toIso(joinUntil)}::timestamptz, places = ${places}, format = ${format}, link = ${link},
      location = ${location.trim()}, version = version + 1,
      day_reminded_at = case when starts_at = ${time} then day_reminded_at end,
      hour_reminded_at = case when starts_at = ${time} then hour_reminded_at end
    where id = ${id}`)
}

export async function saveGroupCancellation(tx: Db, id: string, reason: string): Promise<void> {
  await tx.execute(sql`
    update mentorship_groups set cancelled_at = now(), cancel_reason = ${reason}, version = version + 1 where id = ${id}`)
}

const busyRows = rowsOf({ busy: z.boolean(), coming: z.number() })

/** Says whether a group session of the mentor lies over a time, and how many are to come. */
export async function getGroupsAround(
  tx: Db,
  { mentor, at, minutes, but }: { mentor: string; at: Date; minutes: number; but?: string | undefined },
) {
  const { rows } = await busyRows(tx)(sql`
    select coalesce(bool_or(g.starts_at < ${toIso(at)}::timestamptz + ${minutes} * interval '1 minute'
        and ${END} > ${toIso(at)}::timestamptz), false) as busy,
      (count(*) filter (where g.starts_at > now()))::int as coming
    from mentorship_groups g
    where g.mentor_id = ${mentor} and g.cancelled_at is null and g.id is distinct from ${but ?? null}::uuid`)
  return rows[0]!
}

const exportRows = rowsOf({
  id: z.string(),
  side: z.enum(['mentor', 'member']),
  topic: pair,
  description: z.nullable(pair),
  at: timestamp,
  minutes: z.number(),
  format: z.enum(GROUP_FORMATS),
  location: z.string(),
  link: z.nullable(z.string()),
  isCancelled: z.boolean(),
  state: z.nullable(z.enum(['place', 'waiting'])),
  came: z.nullable(z.boolean()),
})

/** Lists what a person announced and what they joined, for the export. */
export async function listEveryGroup(db: Db, member: string) {
  const { rows } = await exportRows(db)(sql`
    select g.id, case when g.mentor_id = ${member} then 'mentor' else 'member' end as side, g.topic,
      case when g.mentor_id = ${member} then g.description end as description, g.starts_at as at, g.minutes, g.format,
      g.location, case when g.mentor_id = ${member} then g.link end as link,
      g.cancelled_at is not null as "isCancelled", p.state, p.came
    from mentorship_groups g left join mentorship_group_places p on p.group_id = g.id and p.member_id = ${member}
    where g.mentor_id = ${member} or p.member_id is not null order by g.starts_at, g.id`)
  return rows
}

const wordRows = rowsOf({
  mentor: z.string(),
  slug: z.nullable(z.string()),
  topic: pair,
  description: pair,
  location: z.string(),
  isHidden: z.boolean(),
})

/** Finds what a mentor wrote, for moderators. */
export async function findWords(db: Db, id: string) {
  const { rows } = await wordRows(db)(sql`
    select g.mentor_id as mentor, p.slug, g.topic, g.description, g.location, g.hidden_at is not null as "isHidden"
    from mentorship_groups g left join public_mentors p on p.user_id = g.mentor_id where g.id = ${id}`)
  return rows[0]
}

export async function updateGroupHidden(tx: Db, id: string, isHidden: boolean): Promise<void> {
  await tx.execute(sql`
    update mentorship_groups set hidden_at = ${isHidden ? sql`coalesce(hidden_at, now())` : null} where id = ${id}`)
}

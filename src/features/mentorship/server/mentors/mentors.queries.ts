import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { termVector } from '#platform/server/db/terms.ts'
import type { Span } from '../../contract/availability.ts'
import type { MentorProfile } from '../../contract/mentor-profile.ts'
import { ABROAD } from '../../contract/public.endpoints.ts'

const moment = z.nullable(timestamp)
const mentorRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  profile: z.custom<MentorProfile>(),
  version: z.number(),
  submittedAt: moment,
  returnedReason: z.nullable(z.string()),
  approvedAt: moment,
  hiddenAt: moment,
  minorsCheckedAt: moment,
})
export type Mentor = RowOf<typeof mentorRows>

const COLUMNS = sql`m.user_id as id, m.slug, m.profile, m.version, m.submitted_at as "submittedAt",
  m.returned_reason as "returnedReason", m.approved_at as "approvedAt", m.hidden_at as "hiddenAt",
  m.minors_checked_at as "minorsCheckedAt"`

export async function findMentor(db: Db, id: string): Promise<Mentor | undefined> {
  const { rows } = await mentorRows(db)(sql`select ${COLUMNS} from mentors m where m.user_id = ${id}`)
  return rows[0]
}

/** Holds the mentor until the transaction ends: times are taken, and places counted, one after the other. */
export async function lockMentor(tx: Db, id: string): Promise<Mentor | undefined> {
  const { rows } = await mentorRows(tx)(
    sql`select ${COLUMNS} from mentors m where m.user_id = ${id} for update`,
  )
  return rows[0]
}

type Saved = { id: string; slug: string; profile: MentorProfile; words: string }

/** `words` are what the mentor is found by. */
export async function saveMentor(tx: Db, { id, slug, profile, words }: Saved): Promise<void> {
  const { topics, skills, languages, formats, municipality, town, capacity, pausedUntil } = profile
  const place = municipality ?? (town.trim() === '' ? null : ABROAD)
  await tx.execute(sql`
    insert into mentors as m (user_id, slug, profile, topics, skills, languages, formats, place, capacity, paused_until, terms)
    values (${id}, ${slug}, ${JSON.stringify(profile)}::jsonb, ${sql.param(topics)}::text[], ${sql.param(skills)}::uuid[],
      ${sql.param(languages)}::text[], ${sql.param(formats)}::text[], ${place}, ${capacity}, ${pausedUntil}, ${termVector(words)})
    on conflict (user_id) do update set profile = excluded.profile, topics = excluded.topics, skills = excluded.skills,
      languages = excluded.languages, formats = excluded.formats, place = excluded.place, capacity = excluded.capacity,
      paused_until = excluded.paused_until, terms = excluded.terms, version = m.version + 1, updated_at = now(),
      minors_checked_at = case when (excluded.profile ->> 'minors')::boolean then m.minors_checked_at end,
      submitted_at = case when m.approved_at is not null and (excluded.profile ->> 'minors')::boolean
        and m.minors_checked_at is null then coalesce(m.submitted_at, now()) else m.submitted_at end`)
}

const slugRows = rowsOf({ slug: z.string() })

export async function isSlugFree(tx: Db, slug: string): Promise<boolean> {
  // Two of the same name who begin at once wait for each other here.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${slug}, 11))`)
  return (await slugRows(tx)(sql`select slug from mentors where slug = ${slug}`)).rows.length === 0
}

export async function updateSubmitted(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`
    update mentors set submitted_at = coalesce(submitted_at, now()), returned_reason = null, version = version + 1
    where user_id = ${id}`)
}

export async function updateHidden(tx: Db, id: string, isHidden: boolean): Promise<void> {
  await tx.execute(sql`
    update mentors set hidden_at = ${isHidden ? sql`coalesce(hidden_at, now())` : null} where user_id = ${id}`)
}

export async function deleteMentor(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`delete from mentors where user_id = ${id}`)
}

const spanRows = rowsOf({ mentor: z.string(), start: timestamp, end: timestamp })

/** Lists the times of each mentor that members have booked or requested, and those of group sessions. */
export async function listBusyTimesOf(
  db: Db,
  mentors: readonly string[],
): Promise<ReadonlyMap<string, Span[]>> {
  const { rows } = await spanRows(db)(sql`
    select mentor_id as mentor, starts_at as start, starts_at + minutes * interval '1 minute' as end
    from mentorship_sessions
    where mentor_id = any(${sql.param([...mentors])}::uuid[]) and cancelled_at is null
      and starts_at > now() - interval '1 day'
    union all
    select mentor_id, starts_at, starts_at + minutes * interval '1 minute' from mentorship_groups
    where mentor_id = any(${sql.param([...mentors])}::uuid[]) and cancelled_at is null
      and starts_at > now() - interval '1 day'`)
  const spansByMentor = new Map<string, Span[]>()
  for (const { mentor, start, end } of rows) {
    const span = { start: Date.parse(toIso(start)), end: Date.parse(toIso(end)) }
    spansByMentor.set(mentor, [...(spansByMentor.get(mentor) ?? []), span])
  }
  return spansByMentor
}

export async function saveFirstSlot(tx: Db, id: string, at: Date | undefined): Promise<void> {
  await tx.execute(sql`
    update mentors set first_slot_at = ${at ? toIso(at) : '2100-01-01T00:00:00Z'}::timestamptz
    where user_id = ${id}`)
}

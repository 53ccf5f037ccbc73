import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { type RowOf, rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { FORMATS, type Format, SIDES, type Side } from '../../contract/kinds.ts'

const sessionRows = rowsOf({
  id: z.string(),
  mentorship: z.string(),
  at: timestamp,
  minutes: z.number(),
  format: z.enum(FORMATS),
  link: z.string(),
  confirmed: z.boolean(),
  cancelledBy: z.nullable(z.enum(SIDES)),
  cancelReason: z.string(),
  version: z.number(),
  absent: z.nullable(z.enum(SIDES)),
  /** True from ten minutes before the meeting until its end. */
  isOpen: z.boolean(),
})
export type SessionRow = RowOf<typeof sessionRows>

const COLUMNS = sql`e.id, e.mentorship_id as mentorship, e.starts_at as at, e.minutes, e.format, e.link,
  e.confirmed_at is not null as confirmed, e.cancelled_by as "cancelledBy", e.cancel_reason as "cancelReason", e.version,
  (select a.side from mentorship_absences a where a.session_id = e.id and a.outcome is distinct from 'lift') as absent,
  now() between e.starts_at - interval '10 minutes' and e.starts_at + e.minutes * interval '1 minute' as "isOpen"`

export async function listSessionsOf(db: Db, mentorships: readonly string[]): Promise<SessionRow[]> {
  const { rows } = await sessionRows(db)(sql`
    select ${COLUMNS} from mentorship_sessions e
    where e.mentorship_id = any(${sql.param([...mentorships])}::uuid[]) order by e.starts_at desc, e.id`)
  return rows
}

type NewSession = {
  id?: string
  mentor: string
  mentorship: string
  at: Date
  minutes: number
  format: Format
  link: string
}

/** Whether anything of the mentor lies over this time; asked while the mentor is held. */
export async function isTaken(
  tx: Db,
  { mentor, at, minutes, but }: { mentor: string; at: Date; minutes: number; but?: string },
): Promise<boolean> {
  const { rows } = await sessionRows(tx)(sql`
    select ${COLUMNS} from mentorship_sessions e
    where e.mentor_id = ${mentor} and e.cancelled_at is null and e.id is distinct from ${but ?? null}::uuid
      and e.starts_at < ${toIso(at)}::timestamptz + ${minutes} * interval '1 minute'
      and e.starts_at + e.minutes * interval '1 minute' > ${toIso(at)}::timestamptz limit 1`)
  return rows.length > 0
}

export async function insertSession(
  tx: Db,
  { id = newId(), mentor, mentorship, at, minutes, format, link }: NewSession,
) {
  await tx.execute(sql`
    insert into mentorship_sessions (id, mentorship_id, mentor_id, starts_at, minutes, format, link)
    values (${id}, ${mentorship}, ${mentor}, ${toIso(at)}::timestamptz, ${minutes}, ${format}, ${link})`)
}

export async function updateTime(tx: Db, id: string, at: Date): Promise<void> {
  await tx.execute(sql`
    update mentorship_sessions set starts_at = ${toIso(at)}::timestamptz, version = version + 1,
      day_reminded_at = null, hour_reminded_at = null where id = ${id}`)
}

export async function saveMeetingConfirmation(tx: Db, mentorship: string): Promise<void> {
  await tx.execute(sql`
    update mentorship_sessions set confirmed_at = now() where mentorship_id = ${mentorship} and confirmed_at is null`)
}

/** Cancels every confirmed meeting to come and returns them. */
export async function saveComingCancellations(
  tx: Db,
  { mentorship, by, reason }: { mentorship: string; by: Side; reason: string },
): Promise<SessionRow[]> {
  const { rows } = await sessionRows(tx)(sql`
    update mentorship_sessions e set cancelled_at = now(), cancelled_by = ${by}, cancel_reason = ${reason}, version = version + 1
    where e.mentorship_id = ${mentorship} and e.confirmed_at is not null and e.cancelled_at is null and e.starts_at > now()
    returning ${COLUMNS}`)
  return rows
}

export async function saveMeetingCancellation(
  tx: Db,
  { id, by, reason }: { id: string; by: Side; reason: string },
): Promise<void> {
  await tx.execute(sql`
    update mentorship_sessions set cancelled_at = now(), cancelled_by = ${by}, cancel_reason = ${reason}, version = version + 1
    where id = ${id}`)
}

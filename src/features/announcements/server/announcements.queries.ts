import * as z from 'zod/mini'
import { ANNOUNCEMENT_AUDIENCES, ANNOUNCEMENT_KINDS } from '#platform/contract/announcement.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { type RowOf, rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'
import type { AnnouncementDraft } from '../contract/announcements.endpoints.ts'
import { LONGEST_DAYS, STATES } from '../contract/limits.ts'

const announcementRows = rowsOf({
  id: z.string(),
  kind: z.enum(ANNOUNCEMENT_KINDS),
  audience: z.enum(ANNOUNCEMENT_AUDIENCES),
  bhs: z.string(),
  en: z.string(),
  link: z.nullable(z.string()),
  beginsAt: timestamp,
  endsAt: timestamp,
  state: z.enum(STATES),
})
const timeRows = rowsOf({ beginsAt: timestamp, isFine: z.boolean(), isTaken: z.boolean() })

const COLUMNS = sql`id, kind, audience, text_bhs as bhs, text_en as en, link, begins_at as "beginsAt",
  ends_at as "endsAt",
  case when ends_at <= now() then 'over' when begins_at > now() then 'later' else 'current' end as state`

export async function listAnnouncementRows(db: Db, limit: number) {
  const { rows } = await announcementRows(db)(sql`
    select ${COLUMNS} from announcements order by begins_at desc limit ${limit}`)
  return rows.map((row) => toAnnouncement(row))
}

export async function lockAnnouncement(tx: Db, id: string) {
  const { rows } = await announcementRows(tx)(sql`
    select ${COLUMNS} from announcements where id = ${id} for update`)
  return rows[0] && toAnnouncement(rows[0])
}

function toAnnouncement({ bhs, en, beginsAt, endsAt, ...row }: RowOf<typeof announcementRows>) {
  return { ...row, texts: { bhs, en }, beginsAt: toIso(beginsAt), endsAt: toIso(endsAt) }
}

/** Locks all of them: two concurrent ones could each find the same time free. */
export async function lockAnnouncements(tx: Db): Promise<void> {
  await tx.execute(sql`lock table announcements in share row exclusive mode`)
}

type Times = { beginsAt: string | null; endsAt: string; except: string | null }

/** When it begins by the clock of the database, and whether that time lies ahead and is free. */
export async function findTime(tx: Db, { beginsAt, endsAt, except }: Times) {
  const { rows } = await timeRows(tx)(sql`
    select t.begins as "beginsAt",
      t.ends > greatest(t.begins, now()) and t.ends <= greatest(t.begins, now()) + make_interval(days => ${LONGEST_DAYS})
        as "isFine",
      exists (select from announcements a where a.id is distinct from ${except}::uuid
        and a.begins_at < t.ends and t.begins < a.ends_at) as "isTaken"
    from (select coalesce(${beginsAt}::timestamptz(3), now()::timestamptz(3)) as begins,
      ${endsAt}::timestamptz(3) as ends) t`)
  const [row] = rows
  return row && { ...row, beginsAt: toIso(row.beginsAt) }
}

type Row = Omit<AnnouncementDraft, 'beginsAt'> & { beginsAt: string }

export async function insertAnnouncement(tx: Db, row: Row): Promise<string> {
  const id = newId()
  await tx.execute(sql`
    insert into announcements (id, kind, audience, text_bhs, text_en, link, begins_at, ends_at)
    values (${id}, ${row.kind}, ${row.audience}, ${row.texts.bhs}, ${row.texts.en}, ${row.link}, ${row.beginsAt}, ${row.endsAt})`)
  return id
}

export async function updateAnnouncementRow(tx: Db, id: string, row: Row): Promise<void> {
  await tx.execute(sql`
    update announcements set kind = ${row.kind}, audience = ${row.audience}, text_bhs = ${row.texts.bhs},
      text_en = ${row.texts.en}, link = ${row.link}, begins_at = ${row.beginsAt}, ends_at = ${row.endsAt}
    where id = ${id}`)
}

/** Ends a current one; one that has begun this very moment has not stood at all. */
export async function updateEnd(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`
    update announcements set ends_at = greatest(now(), begins_at + interval '1 millisecond') where id = ${id}`)
}

export async function deleteAnnouncement(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`delete from announcements where id = ${id}`)
}

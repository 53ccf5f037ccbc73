import * as z from 'zod/mini'
import { ANNOUNCEMENT_AUDIENCES, ANNOUNCEMENT_KINDS } from '#platform/contract/announcement.ts'
import type { Db } from '../db/database.ts'
import { type RowOf, rowsOf, timestamp, toIso } from '../db/rows-of.ts'
import { sql } from '../db/sql.ts'

const announcementRows = rowsOf({
  id: z.string(),
  kind: z.enum(ANNOUNCEMENT_KINDS),
  audience: z.enum(ANNOUNCEMENT_AUDIENCES),
  bhs: z.string(),
  en: z.string(),
  link: z.nullable(z.string()),
  beginsAt: timestamp,
  endsAt: timestamp,
})
export type UnendedAnnouncement = Omit<RowOf<typeof announcementRows>, 'beginsAt' | 'endsAt'> & {
  beginsAt: string
  endsAt: string
}

export async function listUnendedAnnouncements(db: Db): Promise<UnendedAnnouncement[]> {
  const { rows } = await announcementRows(db)(sql`
    select id, kind, audience, text_bhs as bhs, text_en as en, link, begins_at as "beginsAt", ends_at as "endsAt"
    from announcements where ends_at > now() order by begins_at`)
  return rows.map(({ beginsAt, endsAt, ...row }) => ({
    ...row,
    beginsAt: toIso(beginsAt),
    endsAt: toIso(endsAt),
  }))
}

import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { readText } from '#platform/contract/bilingual.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { uuid } from '#platform/contract/schemas.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { findCanvas } from './canvas.queries.ts'
import { callOf } from './canvas.service.ts'

const mateRows = rowsOf({ id: z.string() })

/** An application for a grant as the subject of a conversation: for its team and mentors. */
export const aboutCanvas = {
  kind: 'canvas',
  async find({ db, id, userId, locale }: { db: Db; id: string; userId: string; locale: Locale }) {
    if (!uuid.safeParse(id).success) return undefined
    const canvas = await findCanvas(db, { id, userId, reads: true })
    if (!canvas) return undefined
    const title = canvas.title || readText((await callOf(db, canvas)).content.title, locale).text
    return { title, path: `/canvas?id=${id}` }
  },
  async team(db: Db, id: string): Promise<string[]> {
    if (!uuid.safeParse(id).success) return []
    const { rows } = await mateRows(db)(sql`
      select m.user_id as id from (
        select canvas_id, user_id, joined_at, false as reads from canvas_members
        union all select canvas_id, user_id, joined_at, true from canvas_mentors) m
      join active_members a on a.id = m.user_id
      where m.canvas_id = ${id} order by m.reads, m.joined_at, m.user_id`)
    return rows.map((row) => row.id)
  },
}

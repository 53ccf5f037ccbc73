import { sql } from 'drizzle-orm'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import * as z from 'zod/mini'
import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import { fileKey, filesOf } from './files.queries.ts'

const idRows = rowsOf({ id: z.string() })

type Row = { id: string } & Record<string, unknown>

/** Everything a person has sent, with what was answered, scored and noted about it. */
export const exportApplications: DataExporter = async function* ({ services: { db, files }, userId }) {
  const { rows } = await db.execute<Row>(sql`
    select a.*, (select jsonb_agg(to_jsonb(e) - 'application_id' - 'actor_id' order by e.id)
        from application_events e where e.application_id = a.id) as steps,
      (select to_jsonb(i) - 'application_id' - 'actor_id' from application_interviews i where i.application_id = a.id)
        as interview,
      (select jsonb_agg(s.score) from application_scores s where s.application_id = a.id) as scores,
      (select jsonb_agg(n.note order by n.id) from application_notes n where n.application_id = a.id) as notes
    from applications a where a.user_id = ${userId} order by a.id`)
  if (rows.length > 0) yield { path: 'applications/applications.json', content: rows }
  for (const { id } of rows) {
    for (const file of await filesOf(db, id))
      yield {
        path: `applications/${id}/${file.id}-${file.name}`,
        content: () => files.read(fileKey(id, file.id)),
      }
  }
  const letters = await db.execute<object>(sql`
    select name, language, body, updated_at from application_letters where user_id = ${userId} order by id`)
  if (letters.rows.length > 0) yield { path: 'applications/letters.json', content: letters.rows }
  const written = await db.execute<object>(sql`
    select application_id, note, created_at from application_notes where user_id = ${userId} order by id`)
  if (written.rows.length > 0) yield { path: 'applications/notes.json', content: written.rows }
  const boards = await db.execute<object>(sql`
    select opportunity_id, blind, reason, created_at from application_board_changes where actor_id = ${userId} order by id`)
  if (boards.rows.length > 0) yield { path: 'applications/boards.json', content: boards.rows }
}

/** Rows go with the person; their files and what they noted about others are removed here. */
export const eraseApplications: DataEraser = async ({ services: { files }, tx, userId }) => {
  const { rows } = await idRows(tx)(sql`select id from applications where user_id = ${userId}`)
  for (const { id } of rows) await files.removeAll(`applications/${id}/`)
  await tx.execute(sql`delete from application_notes where user_id = ${userId}`)
}

import { sql } from '#platform/server/db/sql.ts'
import { readFile, removeFilesSoon } from '#features/media/server/index.ts'
import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import { makeNameless } from '#platform/server/nameless.ts'
import { listFilesOf } from './files.queries.ts'

type Row = { id: string } & Record<string, unknown>

/** Applicants get the organisation's internal notes only after its decision, so that a data request is no lever. */
const decided = sql`a.status in ('offer', 'hired', 'declined')`

/** Exports everything that a person has sent, with answers, scores and notes about it, and the scores that they gave. */
export const exportApplications: DataExporter = async function* ({ services, userId }) {
  const { db } = services
  const { rows } = await db.execute<Row>(sql`
    select a.*, (select jsonb_agg(to_jsonb(e) - 'application_id' - 'actor_id' order by e.id)
        from application_events e where e.application_id = a.id) as steps,
      (select to_jsonb(i) - 'application_id' - 'actor_id' from application_interviews i where i.application_id = a.id)
        as interview,
      case when ${decided} then (select jsonb_agg(s.score) from application_scores s where s.application_id = a.id) end as scores,
      case when ${decided} then (select jsonb_agg(n.note order by n.id) from application_notes n
        where n.application_id = a.id) end as notes
    from applications a where a.user_id = ${userId} order by a.id`)
  // A decision that can still be taken back is nobody's yet.
  const own = rows.map(({ decision_id: _id, decision_message: _message, ...row }) => row)
  if (own.length > 0) yield { path: 'applications/applications.json', content: own }
  for (const { id } of rows) {
    for (const file of await listFilesOf(db, id))
      yield {
        path: `applications/${id}/${file.id}-${file.name}`,
        content: () => readFile(services, { id: file.id }),
      }
  }
  const letters = await db.execute<object>(sql`
    select name, language, body, updated_at from application_letters where user_id = ${userId} order by id`)
  if (letters.rows.length > 0) yield { path: 'applications/letters.json', content: letters.rows }
  const notes = await db.execute<object>(sql`
    select application_id, note, created_at from application_notes where user_id = ${userId} order by id`)
  if (notes.rows.length > 0) yield { path: 'applications/notes.json', content: notes.rows }
  const scored = await db.execute<object>(sql`
    select application_id, score, updated_at from application_scores where user_id = ${userId} order by updated_at`)
  if (scored.rows.length > 0) yield { path: 'applications/scores.json', content: scored.rows }
  const decisions = await db.execute<object>(sql`
    select opportunity_id, status, created_at, undone_at from application_decisions where actor_id = ${userId} order by id`)
  if (decisions.rows.length > 0) yield { path: 'applications/decisions.json', content: decisions.rows }
  const boards = await db.execute<object>(sql`
    select opportunity_id, blind, reason, created_at from application_board_changes where actor_id = ${userId} order by id`)
  if (boards.rows.length > 0) yield { path: 'applications/boards.json', content: boards.rows }
  const views = await db.execute<object>(sql`
    select opportunity_id, name, conditions, created_at from application_views where user_id = ${userId} order by id`)
  if (views.rows.length > 0) yield { path: 'applications/views.json', content: views.rows }
}

/** Removes the person's notes about others; their applications and files are deleted with their row. */
export const eraseApplications: DataEraser = async ({ services, tx, userId }) => {
  await removeFilesSoon(tx, services)
  await tx.execute(sql`delete from application_notes where user_id = ${userId}`)
  const places = [{ table: 'application_board_changes', texts: ['reason'], where: sql`actor_id = ${userId}` }]
  await makeNameless(tx, { userId, places })
}

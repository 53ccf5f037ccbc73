import { sql } from '#platform/server/db/sql.ts'
import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import { makeNameless } from '#platform/server/nameless.ts'
import { type MergeRules, reassignRows } from '#platform/server/merging.ts'

/** Exports the notices that the member imported. */
export const exportNotices: DataExporter = async function* ({ services, userId }) {
  const { rows } = await services.db.execute<object>(sql`
    select text, form, status, created_at, updated_at from notices where created_by = ${userId} order by created_at`)
  yield { path: 'opportunities/notices.json', content: { notices: rows } }
  const { rows: feeds } = await services.db.execute<object>(sql`
    select address, title, created_at from notice_feeds where created_by = ${userId} order by created_at`)
  yield { path: 'opportunities/notice-feeds.json', content: { feeds } }
}

/** Deletes the member's own waiting notices; those for an organisation stay with it, without a name. */
export const eraseNotices: DataEraser = async ({ tx, userId }) => {
  await tx.execute(
    sql`delete from notices where created_by = ${userId} and organisation_id is null and status = 'waiting'`,
  )
  const places = [
    {
      table: 'notices',
      texts: ['text', 'link'],
      documents: ['form', 'evidence'],
      where: sql`created_by = ${userId}`,
    },
  ]
  await makeNameless(tx, { userId, places })
}

export const mergeNotices: MergeRules = {
  'notices.created_by': reassignRows,
  'notice_feeds.created_by': reassignRows,
}

import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { ReportableKind } from '#platform/server/reportable-kind.ts'

const wordsRows = rowsOf({
  author: z.nullable(z.string()),
  text: z.string(),
  isShown: z.boolean(),
})

/** What a team wrote about its project; hidden, its money stays in the open. A decision concerns whoever leads the team. */
export const projectKind: ReportableKind = {
  id: 'project',
  async find(db, { id: slug, reader }) {
    const { rows } = await wordsRows(db)(sql`
      select (select m.user_id from project_members m where m.project_id = p.id and m.lead) as author,
        concat_ws(E'\n\n', p.title, nullif(p.summary, ''), p.report, (
          select string_agg(a.text, E'\n\n' order by a.happened_on desc, a.id)
          from project_activities a where a.project_id = p.id)) as text,
        p.words_hidden_at is null as "isShown"
      from projects p where p.slug = ${slug}`)
    const [row] = rows
    if (!row || (reader !== undefined && !row.isShown)) return undefined
    return { ...row, path: `/projects/${slug}` }
  },
  async hide(tx, { id: slug }) {
    await tx.execute<object>(sql`
      update projects set words_hidden_at = now() where slug = ${slug} and words_hidden_at is null`)
  },
  async restore(tx, { id: slug }) {
    await tx.execute<object>(sql`update projects set words_hidden_at = null where slug = ${slug}`)
  },
}

import { sql } from '#platform/server/db/sql.ts'
import { hideFiles, readFile } from '#features/media/server/index.ts'
import * as z from 'zod/mini'
import { PHOTO_WIDTHS } from '../contract/photos/photos.endpoints.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { ReportableKind } from '#platform/server/reportable-kind.ts'
import { findProjectId, listOwnFiles } from './photos/photos.queries.ts'
import { recordPictureUses } from './photos/uses.service.ts'

const wordsRows = rowsOf({
  author: z.nullable(z.string()),
  text: z.string(),
  isShown: z.boolean(),
})

const photoRows = rowsOf({ picture: z.string(), alt: z.string() })
/** The latest photos; moderators see the rest on the page. */
const JUDGED_PHOTOS = 12

/**
 * A team's texts about its project as a reportable thing; hiding them leaves its money public. Decisions concern the lead.
 */
export const projectKind: ReportableKind = {
  id: 'project',
  async find(db, { id: slug, reader }) {
    const { rows } = await wordsRows(db)(sql`
      select (select m.user_id from project_members m where m.project_id = p.id and m.lead) as author,
        concat_ws(E'\n\n', p.title, nullif(p.summary, ''), p.report, (
          select string_agg(concat_ws(E'\n', a.text, (
            select string_agg(f.alt, E'\n' order by f.created_at, f.id)
            from project_photos f where f.activity_id = a.id)), E'\n\n' order by a.happened_on desc, a.id)
          from project_activities a where a.project_id = p.id)) as text,
        p.words_hidden_at is null as "isShown"
      from projects p where p.slug = ${slug}`)
    const [row] = rows
    if (!row || (reader !== undefined && !row.isShown)) return undefined
    return { ...row, path: `/projects/${slug}` }
  },
  async pictures(services, { id: slug }) {
    const { rows } = await photoRows(services.db)(sql`
      select f.picture, f.alt from project_log_photos f join project_activities a on a.id = f.activity_id
      join projects p on p.id = a.project_id where p.slug = ${slug}
      order by a.happened_on desc, f.created_at, f.id limit ${JUDGED_PHOTOS}`)
    return Promise.all(
      rows.map(async ({ picture, alt }) => {
        const bytes = await readFile(services, { id: picture, part: `${PHOTO_WIDTHS[0]}.webp` })
        return { address: `data:image/webp;base64,${bytes.toString('base64')}`, alt }
      }),
    )
  },
  async hide(tx, { id: slug }) {
    await tx.execute<object>(sql`
      update projects set words_hidden_at = now() where slug = ${slug} and words_hidden_at is null`)
    await applyVisibility(tx, { slug, hidden: true })
  },
  async restore(tx, { id: slug }) {
    await tx.execute<object>(sql`update projects set words_hidden_at = null where slug = ${slug}`)
    await applyVisibility(tx, { slug, hidden: false })
  },
}

/** The team's own files; those of the library may stand elsewhere, and only their use here ends. */
async function applyVisibility(tx: Db, { slug, hidden }: { slug: string; hidden: boolean }): Promise<void> {
  await hideFiles(tx, await listOwnFiles(tx, slug), hidden)
  const id = await findProjectId(tx, slug)
  if (id) await recordPictureUses(tx, id)
}

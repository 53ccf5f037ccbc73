import { type PictureUses, usePictures } from '#features/library/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, toIso } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { listLibraryPhotos } from './photos.queries.ts'

export const KIND = 'project'

/**
 * Records which pictures of the library are in a project's log; everyone sees them while the project's words are shown.
 */
export async function recordPictureUses(tx: Db, projectId: string, by?: string): Promise<void> {
  const photos = await listLibraryPhotos(tx, projectId)
  const pictures = new Map(photos.map(({ picture, hidden }) => [picture, hidden ? null : toIso(0)]))
  await usePictures(tx, { kind: KIND, thing: projectId, by: by === undefined ? [] : [by], pictures })
}

const titleRows = rowsOf({ id: z.string(), title: z.string(), slug: z.string() })
const memberRows = rowsOf({ id: z.string() })

/** Projects as the library names them. */
export const projectPictures: PictureUses = {
  kind: KIND,
  async describe(db, ids) {
    const { rows } = await titleRows(db)(sql`
      select id, title, slug from projects where id = any(${sql.param([...ids])}::uuid[])`)
    return new Map(
      rows.map(({ id, title, slug }) => [
        id,
        { title: { bhs: title, en: title }, path: `/projects/${slug}` },
      ]),
    )
  },
  async mayEdit(db, { userId }, id) {
    const { rows } = await memberRows(db)(sql`
      select project_id as id from project_members where project_id = ${id} and user_id = ${userId}`)
    return rows.length > 0
  },
}

import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { textsOf } from '#platform/contract/bilingual.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { ReportableKind } from '#platform/server/reportable-kind.ts'
import { listSections, savePublication } from './profiles.queries.ts'
import { readContents } from './stored-contents.ts'

const profileRows = rowsOf({ name: z.string(), slug: z.nullable(z.string()), isShown: z.boolean() })

/**
 * A profile as a reportable thing, whose id is the member's. Hiding withdraws its publication; the owner can correct and
 * publish it again.
 */
export const profileKind: ReportableKind = {
  id: 'profile',
  async find(db, { id, reader }) {
    if (!uuid.safeParse(id).success) return undefined
    const { rows } = await profileRows(db)(sql`
      select u.first_name || ' ' || u.last_name as name, s.slug, p.published_at is not null as "isShown"
      from profiles p join users u on u.id = p.user_id
      left join profile_slugs s on s.user_id = p.user_id and s.is_current
      where p.user_id = ${id}`)
    const [row] = rows
    if (!row || (reader !== undefined && !row.isShown)) return undefined
    const contents = readContents(await listSections(db, id))
    const texts = Object.values(contents).flatMap((content) =>
      textsOf(content).flatMap(({ text: { bhs, en } }) => (bhs === en ? [bhs] : [bhs, en])),
    )
    return {
      author: id,
      text: [row.name, ...texts.filter((text) => text.trim() !== '')].join('\n'),
      path: row.isShown && row.slug ? `/profile/${row.slug}` : null,
      isShown: row.isShown,
    }
  },
  hide: (tx, { id }) => savePublication(tx, id, false),
  restore: (tx, { id }) => savePublication(tx, id, true),
}

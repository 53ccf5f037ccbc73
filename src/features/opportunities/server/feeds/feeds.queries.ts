import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import type { Content } from '../../contract/content.ts'
import { type Kind, KINDS } from '../../contract/kinds.ts'

const feedsRows = rowsOf({
  slug: z.string(),
  kind: z.enum(KINDS),
  title: z.strictObject({ bhs: z.string(), en: z.string() }),
  summary: z.strictObject({ bhs: z.string(), en: z.string() }),
  body: z.custom<Content['body']>(),
  organisation: z.string(),
  deadline: z.nullable(timestamp),
  published: timestamp,
  changed: timestamp,
})
type Row = RowOf<typeof feedsRows>

const LIMIT = 50

/** Lists the newest open opportunities, of one kind or all. */
export async function listFeedRows(db: Db, kind: Kind | undefined): Promise<Row[]> {
  const { rows } = await feedsRows(db)(sql`
    select o.slug, o.kind, o.title, o.summary, o.body, o.organisation,
      o.deadline, o.published_at as published, o.changed_at as changed
    from open_opportunities o
    where (${kind ?? null}::text is null or o.kind = ${kind ?? null}::text)
    order by o.published_at desc, o.id desc limit ${LIMIT}`)
  return rows
}

import { sql } from 'drizzle-orm'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Content } from '../../contract/content.ts'
import type { Kind } from '../../contract/kinds.ts'

type Row = {
  slug: string
  kind: Kind
  title: Bilingual
  summary: Bilingual
  body: Content['body']
  organisation: string
  deadline: string | Date | null
  published: string | Date
  changed: string | Date
}

const LIMIT = 50

/** The newest open ones, of one kind or of all. */
export async function feedRows(db: Db, kind: Kind | undefined): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select o.slug, o.kind, o.title, o.summary, o.body, o.organisation,
      o.deadline, o.published_at as published, o.changed_at as changed
    from open_opportunities o
    where (${kind ?? null}::text is null or o.kind = ${kind ?? null}::text)
    order by o.published_at desc, o.id desc limit ${LIMIT}`)
  return rows
}

import { sql } from 'drizzle-orm'
import type { Bilingual } from '#features/profiles/contract/bilingual.ts'
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

const MOST = 50

/** The newest open ones, of one kind or of all. */
export async function feedRows(db: Db, kind: Kind | undefined): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select o.slug, o.kind, o.title, o.summary, o.body, coalesce(g.name, o.organisation_name) as organisation,
      o.deadline, o.published_at as published, o.changed_at as changed
    from opportunities o left join organisations g on g.id = o.organisation_id
    where o.status = 'published' and (o.deadline is null or o.deadline > now())
      and (g.id is null or (g.suspended_at is null and g.closed_at is null))
      and (${kind ?? null}::text is null or o.kind = ${kind ?? null}::text)
    order by o.published_at desc, o.id desc limit ${MOST}`)
  return rows
}

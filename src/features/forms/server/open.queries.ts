import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { wordMatch } from '#platform/contract/word-match.ts'
import { PUBLIC } from './forms.queries.ts'
import type { Content } from '../contract/rules/content.ts'

const openRows = rowsOf({ slug: z.string(), content: z.custom<Content>(), changed: timestamp })

/** Forms that anybody may send at this moment, with all these words in title or introduction. */
export async function listOpen(db: Db, query: string, limit: number) {
  const { rows } = await openRows(db)(sql`
    select f.slug, v.content, v.created_at as changed from forms f
      join form_versions v on v.form_id = f.id and v.number = f.published
    where f.archived_at is null and ${PUBLIC} and f.audience = 'all' and (f.opens_at is null or f.opens_at <= now())
      and (f.closes_at is null or f.closes_at > now()) and (f.quota is null or f.received < f.quota)
    order by v.created_at desc, f.id desc limit 5000`)
  const matches = wordMatch(query)
  return rows
    .filter(
      ({ content: { title, intro } }) => !matches || matches([title.bhs, title.en, intro.bhs, intro.en]),
    )
    .slice(0, limit)
    .map(({ changed, ...form }) => ({ ...form, changed: new Date(changed) }))
}

import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { ReportableKind } from '#platform/server/reportable-kind.ts'
import { insertDecision } from './organisations.queries.ts'

const textRows = rowsOf({
  author: z.nullable(z.string()),
  name: z.string(),
  bhs: z.string(),
  en: z.string(),
  isShown: z.boolean(),
})
const idRows = rowsOf({ id: z.string() })

/**
 * The text of an organisation as a reportable thing; its id is the address, its author the longest-standing owner. Hiding
 * suspends the organisation: nobody else sees it or its opportunities, and its people can still correct it.
 */
export const organisationReports: ReportableKind = {
  id: 'organisation',
  async find(db, { id, reader }) {
    const { rows } = await textRows(db)(sql`
      select o.name, coalesce(o.about ->> 'bhs', '') as bhs, coalesce(o.about ->> 'en', '') as en,
        o.suspended_at is null as "isShown",
        (select m.user_id from organisation_members m where m.organisation_id = o.id and m.role = 'owner'
          order by m.created_at, m.user_id limit 1) as author
      from organisations o where o.slug = ${id} and o.closed_at is null`)
    const [row] = rows
    if (!row || (reader !== undefined && !row.isShown)) return undefined
    const { author, name, bhs, en, isShown } = row
    const text = [name, ...new Set([bhs, en])].filter((part) => part.trim() !== '').join('\n')
    return { author, text, path: isShown ? `/organisations/${id}` : null, isShown }
  },
  hide: (tx, { id }) => put(tx, { slug: id, decision: 'suspended' }),
  restore: (tx, { id }) => put(tx, { slug: id, decision: 'restored' }),
}

async function put(
  tx: Db,
  { slug, decision }: { slug: string; decision: 'suspended' | 'restored' },
): Promise<void> {
  const isHidden = decision === 'suspended'
  const { rows } = await idRows(tx)(sql`
    update organisations set suspended_at = ${isHidden ? sql`now()` : sql`null`}, updated_at = now()
    where slug = ${slug} and (suspended_at is null) = ${isHidden} and closed_at is null returning id`)
  for (const { id } of rows)
    await insertDecision(tx, { organisationId: id, decision, reason: isHidden ? 'complaints' : null })
}

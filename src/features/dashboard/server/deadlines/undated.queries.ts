import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

const applicationRows = rowsOf({
  application: z.string(),
  title: z.strictObject({ bhs: z.optional(z.string()), en: z.optional(z.string()) }),
  by: z.string(),
})

/** Selects a draft for an opportunity that is open until it is filled, the oldest one. */
export async function findUndatedDraft(db: Db, userId: string) {
  const draft = await findApplication(db, userId, 'draft')
  return draft && { ...draft, path: `/applications/${draft.application}` }
}

/** Selects an application whose offer waits for the member. */
export function findOffer(db: Db, userId: string) {
  return findApplication(db, userId, 'offer')
}

async function findApplication(db: Db, userId: string, status: 'draft' | 'offer') {
  const { rows } = await applicationRows(db)(sql`
    select a.id as application, o.title, o.organisation as by
    from member_applications a join public_opportunities o on o.id = a.opportunity_id
    where a.user_id = ${userId} and a.status = ${status}
      and (a.status = 'offer' or (o.status = 'published' and o.deadline is null and not a.second))
    order by a.id limit 1`)
  const [row] = rows
  if (!row) return undefined
  const title: Bilingual = { bhs: row.title.bhs ?? '', en: row.title.en ?? '' }
  return { ...row, title }
}

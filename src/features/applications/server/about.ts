import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { uuid } from '#platform/contract/schemas.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

const aboutRows = rowsOf({
  own: z.boolean(),
  opportunity: z.string(),
  title: z.custom<Bilingual>(),
})

/** A sent application as the subject of a conversation: for its applicant, and for the organisation that got it. */
export const aboutApplication = {
  kind: 'application',
  async find({ db, id, userId, locale }: { db: Db; id: string; userId: string; locale: Locale }) {
    if (!uuid.safeParse(id).success) return undefined
    const { rows } = await aboutRows(db)(sql`
      select a.user_id = ${userId} as own, p.id as opportunity, p.title
      from applications a join public_opportunities p on p.id = a.opportunity_id
      where a.id = ${id} and a.sent_at is not null and a.status <> 'withdrawn'
        and (a.user_id = ${userId} or exists (select from organisation_people o
          where o.organisation_id = p.organisation_id and o.user_id = ${userId}))`)
    const [row] = rows
    if (!row) return undefined
    const path = row.own ? `/applications/${id}` : `/opportunities/${row.opportunity}/applications`
    return { title: readText(row.title, locale).text, path }
  },
}

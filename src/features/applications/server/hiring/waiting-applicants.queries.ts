import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

const applicantRows = rowsOf({ userId: z.string(), slug: z.string(), title: z.custom<Bilingual>() })

/** Lists the applicants who wait for an organisation's decision. */
export async function listWaitingApplicants(db: Db, organisationId: string) {
  const { rows } = await applicantRows(db)(sql`
    select a.user_id as "userId", p.slug, p.title from applications a
    join public_opportunities p on p.id = a.opportunity_id
    where p.organisation_id = ${organisationId} and a.status in ('sent', 'in-review', 'interview', 'offer')
    order by a.sent_at, a.id`)
  return rows
}

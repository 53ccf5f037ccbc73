import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'

const progressRows = rowsOf({ letter: z.boolean(), required: z.number(), answered: z.number() })
export type DraftProgress = RowOf<typeof progressRows>

/** Measures the progress of a draft: its letter, and the required questions with an answer or a file. */
export async function getDraftProgress(db: Db, application: string): Promise<DraftProgress> {
  const { rows } = await progressRows(db)(sql`
    select trim(a.letter) <> '' as letter, q.required, q.answered
    from applications a join public_opportunities o on o.id = a.opportunity_id cross join lateral (
      select count(*)::int as required, count(*) filter (where trim(coalesce(a.answers->>(one->>'id'), '')) <> ''
        or exists (select 1 from application_files f
          where f.application_id = a.id and f.question::text = one->>'id'))::int as answered
      from jsonb_array_elements(o.questions) one where (one->>'required')::boolean) q
    where a.id = ${application}`)
  return rows[0] ?? { letter: false, required: 0, answered: 0 }
}

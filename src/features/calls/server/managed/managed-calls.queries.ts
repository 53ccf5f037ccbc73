import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { CALL_STATUSES, type CallContent, phaseOf } from '../../contract/call.ts'
import type { ManagedCall } from '../../contract/managed-calls.endpoints.ts'

const managedRows = rowsOf({
  id: z.uuid(),
  slug: z.string(),
  status: z.enum(CALL_STATUSES),
  content: z.custom<CallContent>(),
  now: timestamp,
  programme: z.custom<Bilingual>(),
  bank: z.nullable(z.string()),
  begun: z.number(),
  sent: z.number(),
})

const SHOWN = 200

/** Calls that somebody looks after: every one for staff, for others those whose bank they are on the board of. */
export async function managedCalls(
  db: Db,
  { userId, isStaff }: { userId: string; isStaff: boolean },
): Promise<ManagedCall[]> {
  const { rows } = await managedRows(db)(sql`
    select c.id, c.slug, c.status, c.content, clock_timestamp() as now, p.name as programme, b.name as bank,
      coalesce(n.begun, 0) as begun, coalesce(n.sent, 0) as sent
    from grant_calls c
    join programme_names p on p.id = c.programme_id
    left join bank_names b on b.id = c.bank_id
    left join call_application_counts n on n.call_id = c.id
    where ${isStaff} or exists (
      select 1 from bank_boards s where s.bank_id = c.bank_id and s.user_id = ${userId})
    order by c.created_at desc, c.id desc limit ${SHOWN}`)
  return rows.map(({ status, content, now, ...row }) => ({
    ...row,
    phase: phaseOf({ status, dates: content.dates }, new Date(now)),
    title: content.title,
    dates: content.dates,
    fund: content.fund,
  }))
}

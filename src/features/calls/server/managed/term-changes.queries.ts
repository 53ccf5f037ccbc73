import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Overspend } from '../../contract/bank-fund.ts'
import type { CallContent } from '../../contract/call.ts'
import { FROZEN } from '../../contract/frozen-changes.ts'

const openRows = rowsOf({
  id: z.string(),
  content: z.custom<CallContent>(),
  version: z.number(),
  what: z.array(z.enum(FROZEN)),
  reason: z.custom<Bilingual>(),
  overspend: z.custom<Overspend | null>(),
  proposed_by: z.nullable(z.string()),
  proposer: z.nullable(z.string()),
})

/** Selects the change of terms that waits for its second signature; a call has at most one. */
export async function findOpenChange(db: Db, callId: string) {
  const { rows } = await openRows(db)(sql`
    select t.id, t.content, t.version, t.what, t.reason, t.overspend, t.proposed_by, u.first_name || ' ' || u.last_name as proposer
    from call_term_changes t left join users u on u.id = t.proposed_by
    where t.call_id = ${callId} and t.confirmed_at is null`)
  return rows[0]
}

type NewChange = {
  callId: string
  content: CallContent
  version: number
  what: readonly string[]
  reason: Bilingual
  overspend: Overspend | undefined
  userId: string
}

const idRows = rowsOf({ id: z.string() })

/** Inserts a change under the lock of its call's row; undefined if another one waits. */
export async function insertChange(db: Db, change: NewChange): Promise<boolean> {
  const { callId, content, version, what, reason, overspend, userId } = change
  const { rows } = await idRows(db)(sql`
    insert into call_term_changes (id, call_id, content, version, what, reason, overspend, proposed_by)
    select ${newId()}, ${callId}, ${JSON.stringify(content)}::jsonb, ${version}, ${sql.param([...what])}::text[],
      ${JSON.stringify(reason)}::jsonb, ${overspend ? JSON.stringify(overspend) : null}::jsonb, ${userId}
    where not exists (select from call_term_changes where call_id = ${callId} and confirmed_at is null)
    returning id`)
  return rows.length > 0
}

export async function saveChangeConfirmation(db: Db, { id, userId }: { id: string; userId: string }) {
  const { rows } = await idRows(db)(sql`
    update call_term_changes set confirmed_by = ${userId}, confirmed_at = clock_timestamp()
    where id = ${id} and confirmed_at is null and proposed_by is distinct from ${userId} returning id`)
  return rows.length > 0
}

const unsignedRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  bank_id: z.nullable(z.string()),
  title: z.custom<Bilingual>(),
  proposed_by: z.nullable(z.string()),
})

/** The time after which a change of terms without its second signature is reminded of. */
export const REMIND_AFTER = '3 days'

/** Claims one change that has waited too long for its second signature; a concurrent claim finds none. */
export async function claimUnsigned(tx: Db) {
  const { rows } = await unsignedRows(tx)(sql`
    update call_term_changes t set reminded_at = clock_timestamp()
    from (
      select o.id as change, c.id, c.slug, c.bank_id, c.content -> 'title' as title
      from call_term_changes o join grant_calls c on c.id = o.call_id
      where o.confirmed_at is null and o.reminded_at is null
        and o.proposed_at <= clock_timestamp() - ${REMIND_AFTER}::interval
        and c.status = 'published' and (c.results_at is null or c.results_at > clock_timestamp())
      order by o.proposed_at limit 1 for update of o skip locked
    ) due
    where t.id = due.change
    returning due.id, due.slug, due.bank_id, due.title, t.proposed_by`)
  return rows[0]
}

export async function deleteOpenChange(db: Db, callId: string): Promise<void> {
  await db.execute(sql`delete from call_term_changes where call_id = ${callId} and confirmed_at is null`)
}

const tieRows = rowsOf({ found: z.boolean() })

/** Returns true if a member knows any team of a call, and so may change none of its terms. */
export async function hasTieToTeam(db: Db, { callId, userId }: { callId: string; userId: string }) {
  const { rows } = await tieRows(db)(sql`
    select exists (select from application_conflicts where call_id = ${callId} and user_id = ${userId}) as found`)
  return rows[0]?.found ?? false
}

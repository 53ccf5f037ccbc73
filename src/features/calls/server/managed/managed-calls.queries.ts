import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import { PROGRAMME_KINDS } from '#features/banks/contract/kinds.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import { pageMark } from '#platform/server/db/page-mark.ts'
import { type RowOf, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { CALL_PHASES, CALL_STATUSES, type CallContent, type CallPhase } from '../../contract/call.ts'
import type { ManagedCall } from '../../contract/managed-calls.endpoints.ts'
import type { Rule } from '../../contract/rules.ts'
import { isStaff, managesBank } from '../access.policy.ts'

const columns = {
  id: z.uuid(),
  slug: z.string(),
  phase: z.enum(CALL_PHASES),
  programme: z.custom<Bilingual>(),
  bank: z.nullable(z.string()),
  begun: z.number(),
  sent: z.number(),
}
const listedRows = rowsOf({
  ...columns,
  title: z.custom<Bilingual>(),
  dates: z.custom<CallContent['dates']>(),
  fund: z.number(),
  unpublished: z.boolean(),
  created_at: timestamp,
})
const managedRows = rowsOf({
  ...columns,
  now: timestamp,
  status: z.enum(CALL_STATUSES),
  content: z.custom<CallContent>(),
  pending: z.nullable(z.custom<CallContent>()),
  rules_off: z.custom<Rule[]>(),
  opportunity_id: z.nullable(z.string()),
  programme_id: z.string(),
  bank_id: z.nullable(z.string()),
  reason: z.nullable(z.custom<Bilingual>()),
  version: z.number(),
})
export type ManagedRow = RowOf<typeof managedRows>

const PAGE = 50

/** `phaseOf` in SQL, so that lists can filter by it; a test keeps the two alike. */
const past = (name: string) => sql`(c.content->'dates'->>${name})::timestamptz <= clock_timestamp()`
const phase = sql`case when c.status <> 'published' then c.status
  when c.held_at is not null and ${past('deadline')} then 'review'
  when ${past('resultsAt')} then 'finished' when ${past('voteUntil')} then 'deciding'
  when ${past('voteFrom')} then 'voting' when ${past('deadline')} then 'review'
  when ${past('opensAt')} then 'open' else 'upcoming' end`

const shared = sql`c.id, c.slug, ${phase} as phase, p.name as programme, b.name as bank,
  coalesce(n.begun, 0) as begun, coalesce(n.sent, 0) as sent`
const joined = sql`grant_calls c
  join programme_names p on p.id = c.programme_id
  left join bank_names b on b.id = c.bank_id
  left join call_application_counts n on n.call_id = c.id`

type Input = {
  session: Session
  phase: CallPhase | undefined
  municipality: MunicipalityId | undefined
  before: string | undefined
}

/** Lists the calls that a member looks after, newest first. */
export async function listManaged(db: Db, { session, before, ...filter }: Input) {
  const place = before === undefined ? null : fromCursor(before)
  const where: SQL[] = [
    managesBank(session, sql`c.bank_id`),
    ...(filter.phase === undefined ? [] : [sql`${phase} = ${filter.phase}`]),
    ...(filter.municipality === undefined ? [] : [sql`${filter.municipality} = any(b.municipalities)`]),
    ...(place ? [sql`(c.created_at, c.id) < ${pageMark(place)}`] : []),
  ]
  const { rows } = await listedRows(db)(sql`
    select ${shared}, w.content->'title' as title, w.content->'dates' as dates, (w.content->'fund')::int as fund,
      c.status = 'draft' or c.pending is not null as unpublished, c.created_at
    from ${joined} cross join lateral (select coalesce(c.pending, c.content) as content) w
    where ${sql.join(where, sql` and `)}
    order by c.created_at desc, c.id desc limit ${PAGE + 1}`)
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  const calls = page.map(({ created_at: _at, ...call }): ManagedCall => call)
  const next = rows.length > PAGE && last ? toCursor({ at: new Date(last.created_at), id: last.id }) : null
  return { calls, next }
}

/** Finds a call that the member looks after, by id or address; locks it where it is to be changed. */
export async function findManagedCall(
  db: Db,
  { session, which, hold = false }: { session: Session; which: SQL; hold?: boolean },
): Promise<ManagedRow | undefined> {
  const { rows } = await managedRows(db)(sql`
    select ${shared}, clock_timestamp() as now, c.status, c.content, c.pending, c.rules_off, c.opportunity_id, c.programme_id, c.bank_id,
      coalesce(c.cancelled_reason, nullif(c.moves -> -1 -> 'reason', 'null')) as reason, c.version
    from ${joined} where ${which} and ${managesBank(session, sql`c.bank_id`)} ${hold ? sql`for update of c` : sql``}`)
  return rows[0]
}

const programmeRows = rowsOf({ id: z.string(), kind: z.enum(PROGRAMME_KINDS), name: z.custom<Bilingual>() })
const bankRows = rowsOf({ id: z.string(), name: z.string(), municipalities: z.custom<MunicipalityId[]>() })

/** Lists the banks and programmes for which a member may begin a call. */
export async function listHoldersFor(db: Db, session: Session) {
  const programmes = await programmeRows(db)(
    sql`select id, kind, name from programme_names order by kind desc, id`,
  )
  const banks = await bankRows(db)(sql`
    select b.id, b.name, b.municipalities from bank_names b
    where b.closed_at is null and ${managesBank(session, sql`b.id`)}
    order by fold_text(b.name)`)
  return { isStaff: isStaff(session), programmes: programmes.rows, banks: banks.rows }
}

const closureRows = rowsOf({ is_closed: z.boolean() })

/**
 * Returns whether a bank is closed, and locks it until the transaction ends, so that it is not closed in the meantime
 * and no other call promises its money.
 */
export async function isBankClosed(tx: Db, id: string): Promise<boolean> {
  const { rows } = await closureRows(tx)(
    sql`select closed_at is not null as is_closed from bank_names where id = ${id} for no key update`,
  )
  return rows[0]?.is_closed ?? true
}

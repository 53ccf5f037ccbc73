import * as z from 'zod/mini'
import type { Locale } from '#platform/contract/locale.ts'
import { LOCALES } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'
import { type Decision, DECISIONS, type Status, STATUSES } from '../../contract/statuses.ts'

/** How long a decision on many waits. */
export const WAIT_SECONDS = 300
/** How many are told in one transaction, so that a crash repeats little and others do not wait long. */
const TOGETHER = 50

const decisionRows = rowsOf({
  id: z.string(),
  opportunityId: z.string(),
  actorId: z.nullable(z.string()),
  status: z.enum(DECISIONS),
  closes: z.boolean(),
  isDue: z.boolean(),
  isUndone: z.boolean(),
  isSent: z.boolean(),
})
const dueRows = rowsOf({ dueAt: timestamp })
const waitingRows = rowsOf({
  id: z.string(),
  status: z.enum(DECISIONS),
  count: z.number(),
  until: timestamp,
  sending: z.boolean(),
  closes: z.boolean(),
  by: z.nullable(z.string()),
})
const addresseeRows = rowsOf({
  id: z.string(),
  userId: z.string(),
  status: z.enum(STATUSES),
  version: z.number(),
  /** The language of the application. */
  language: z.enum(LOCALES),
  decisionId: z.nullable(z.string()),
  decisionMessage: z.nullable(z.string()),
})

export type Waiting = { id: string; message: string }
export type AddresseeRow = {
  id: string
  userId: string
  status: Status
  version: number
  language: Locale
  decisionId: string | null
  decisionMessage: string | null
}

const COLUMNS = sql.raw(`a.id, a.user_id as "userId", a.status, a.version, a.language,
  a.decision_id as "decisionId", a.decision_message as "decisionMessage"`)

/** Locks applications to an opportunity, always in the same order, so that two decisions at once never deadlock. */
export async function lockAddressees(
  tx: Db,
  { opportunityId, ids }: { opportunityId: string; ids: readonly string[] },
): Promise<AddresseeRow[]> {
  const { rows } = await addresseeRows(tx)(sql`
    select ${COLUMNS} from applications a
    where a.id = any(${sql.param([...ids])}::uuid[]) and a.opportunity_id = ${opportunityId} and a.sent_at is not null
    order by a.id for update`)
  return rows
}

/** Locks the applications in some states that no decision waits for. */
export async function lockOpen(
  tx: Db,
  { opportunityId, statuses }: { opportunityId: string; statuses: readonly Status[] },
): Promise<AddresseeRow[]> {
  const { rows } = await addresseeRows(tx)(sql`
    select ${COLUMNS} from applications a
    where a.opportunity_id = ${opportunityId} and a.status = any(${sql.param([...statuses])}::text[])
      and a.sent_at is not null and a.decision_id is null
    order by a.id for update`)
  return rows
}

/** Stores a decision for applications that are locked; returns its id and when it will be sent. */
export async function insertDecision(
  tx: Db,
  decision: {
    opportunityId: string
    actorId: string
    status: Decision
    closes: boolean
    items: readonly Waiting[]
  },
): Promise<{ id: string; dueAt: Date }> {
  const id = newId()
  const { opportunityId, actorId, status, closes, items } = decision
  const { rows } = await dueRows(tx)(sql`
    insert into application_decisions (id, opportunity_id, actor_id, status, closes, due_at)
    values (${id}, ${opportunityId}, ${actorId}, ${status}, ${closes}, clock_timestamp() + make_interval(secs => ${WAIT_SECONDS}))
    returning due_at as "dueAt"`)
  await tx.execute(sql`
    update applications a set decision_id = ${id}, decision_message = item.message, version = a.version + 1,
      updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item (id uuid, message text) where a.id = item.id`)
  const [{ dueAt } = { dueAt: '' }] = rows
  return { id, dueAt: new Date(dueAt) }
}

const DECISION = sql.raw(`select id, opportunity_id as "opportunityId", actor_id as "actorId", status, closes,
  due_at <= clock_timestamp() as "isDue", undone_at is not null as "isUndone", sent_at is not null as "isSent"
  from application_decisions`)

/**
 * Locks a decision; whoever sends it and whoever takes it back wait for each other here. Applications are locked after it,
 * never before.
 */
export async function lockDecision(tx: Db, id: string) {
  return (await decisionRows(tx)(sql`${DECISION} where id = ${id} for update`)).rows[0]
}

export async function findDecision(db: Db, id: string) {
  return (await decisionRows(db)(sql`${DECISION} where id = ${id}`)).rows[0]
}

/** Lists the decisions on an opportunity that wait or are being sent, the soonest first. */
export async function listWaiting(db: Db, opportunityId: string) {
  const { rows } = await waitingRows(db)(sql`
    select d.id, d.status, d.closes, d.due_at as until, d.sent_at is not null as sending,
      (select count(*)::int from applications a where a.decision_id = d.id) as count,
      (select u.first_name || ' ' || u.last_name from users u where u.id = d.actor_id) as by
    from application_decisions d
    where d.opportunity_id = ${opportunityId} and d.undone_at is null
      and exists (select 1 from applications a where a.decision_id = d.id)
    order by d.due_at, d.id`)
  return rows
}

/** Takes a decision back; returns for how many. */
export async function saveUndo(tx: Db, id: string): Promise<number> {
  await tx.execute(sql`update application_decisions set undone_at = clock_timestamp() where id = ${id}`)
  const { rowCount } = await tx.execute<object>(sql`
    update applications set decision_id = null, decision_message = null, version = version + 1, updated_at = now()
    where decision_id = ${id}`)
  return rowCount ?? 0
}

/** Makes a decision due at once. */
export async function updateDueNow(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`update application_decisions set due_at = clock_timestamp() where id = ${id}`)
}

/** Takes the next applications of a decision that is being sent. */
export async function claimNext(tx: Db, id: string): Promise<AddresseeRow[]> {
  await tx.execute(sql`
    update application_decisions set sent_at = coalesce(sent_at, clock_timestamp()) where id = ${id}`)
  const { rows } = await addresseeRows(tx)(sql`
    select ${COLUMNS} from applications a where a.decision_id = ${id} order by a.id limit ${TOGETHER} for update`)
  await tx.execute(sql`
    update applications set decision_id = null, decision_message = null
    where id = any(${sql.param(rows.map((row) => row.id))}::uuid[])`)
  return rows
}

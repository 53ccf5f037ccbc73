import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { DELIVERY_STATES, EVENTS, REASONS } from '../../contract/webhook.endpoints.ts'

type Event = (typeof EVENTS)[number]
export type Reason = (typeof REASONS)[number]
const webhookRows = rowsOf({ address: z.string(), salt: z.string() })
const idRows = rowsOf({ id: z.string() })

export async function findWebhook(db: Db, form: string) {
  const { rows } = await webhookRows(db)(
    sql`select address, encode(salt, 'hex') as salt from form_webhooks where form_id = ${form}`,
  )
  return rows[0]
}

type Saved = { form: string; address: string; salt: Buffer; renew: boolean }

/** Another address begins without a pause; the key stays unless it is renewed. */
export async function saveWebhookRow(tx: Db, { form, address, salt, renew }: Saved): Promise<void> {
  await tx.execute(sql`
    insert into form_webhooks (form_id, address, salt) values (${form}, ${address}, ${salt})
    on conflict (form_id) do update set address = excluded.address, failures = 0, paused_until = null,
      salt = ${renew ? sql`excluded.salt` : sql`form_webhooks.salt`}`)
}

export async function deleteWebhook(tx: Db, form: string): Promise<void> {
  await tx.execute(sql`delete from form_webhooks where form_id = ${form}`)
}

export type NewDelivery = { form: string; submission: string | null; event: Event }

/** Returns whether the form has a webhook. */
export async function insertDelivery(tx: Db, { form, submission, event }: NewDelivery): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    insert into form_deliveries (id, form_id, submission_id, event)
    select ${newId()}::uuid, form_id, ${submission}::uuid, ${event} from form_webhooks where form_id = ${form}
    returning id`)
  return rows.length > 0
}

/** Makes a message due again, under the id by which its receiver knows it. */
export async function updateDeliveryDue(
  tx: Db,
  { form, id }: { form: string; id: string },
): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    update form_deliveries set state = 'waiting', attempts = 0, next_at = now(), created_at = now(), done_at = null
    where form_id = ${form} and id = ${id} returning id`)
  await tx.execute(sql`update form_webhooks set failures = 0, paused_until = null where form_id = ${form}`)
  return rows.length > 0
}

const loggedRows = rowsOf({
  id: z.string(),
  event: z.enum(EVENTS),
  number: z.nullable(z.number()),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number(),
  status: z.nullable(z.number()),
  reason: z.nullable(z.enum(REASONS)),
  nextAt: timestamp,
  createdAt: timestamp,
})

export async function listDeliveries(db: Db, form: string) {
  const { rows } = await loggedRows(db)(sql`
    select d.id, d.event, s.number, d.state, d.attempts, d.status, d.reason,
      greatest(d.next_at, coalesce(w.paused_until, d.next_at)) as "nextAt", d.created_at as "createdAt"
    from form_deliveries d join form_webhooks w on w.form_id = d.form_id
      left join form_submissions s on s.id = d.submission_id
    where d.form_id = ${form} order by d.created_at desc, d.id desc limit 50`)
  return rows.map(({ nextAt, createdAt, ...row }) => ({
    ...row,
    nextAt: toIso(nextAt),
    createdAt: toIso(createdAt),
  }))
}

/** Returns the forms with due messages, except those that a task is sending or whose receiver has a pause. */
export async function listDueForms(db: Db): Promise<string[]> {
  const { rows } = await idRows(db)(sql`
    select w.form_id as id from form_webhooks w
    where (w.busy_until is null or w.busy_until < now()) and (w.paused_until is null or w.paused_until <= now())
      and exists (select from form_deliveries d
        where d.form_id = w.form_id and d.state = 'waiting' and d.next_at <= now())
    limit 1000`)
  return rows.map(({ id }) => id)
}

/** Claims the messages of a form for some seconds; returns nothing if another task has them or the receiver has a pause. */
export async function claimWebhook(db: Db, form: string, seconds: number) {
  const { rows } = await webhookRows(db)(sql`
    update form_webhooks set busy_until = now() + make_interval(secs => ${seconds})
    where form_id = ${form} and (busy_until is null or busy_until < now())
      and (paused_until is null or paused_until <= now())
    returning address, encode(salt, 'hex') as salt`)
  return rows[0]
}

export async function releaseWebhook(db: Db, form: string): Promise<void> {
  await db.execute(sql`update form_webhooks set busy_until = null where form_id = ${form}`)
}

const dueRows = rowsOf({
  id: z.string(),
  event: z.enum(EVENTS),
  submission: z.nullable(z.string()),
  attempts: z.number(),
  isOld: z.boolean(),
})
export type Due = NonNullable<Awaited<ReturnType<typeof findDue>>>

export async function findDue(db: Db, { form, days }: { form: string; days: number }) {
  const { rows } = await dueRows(db)(sql`
    select id, event, submission_id as submission, attempts,
      created_at < now() - make_interval(days => ${days}) as "isOld"
    from form_deliveries where form_id = ${form} and state = 'waiting' and next_at <= now()
    order by next_at, id limit 1`)
  return rows[0]
}

type Tried = {
  id: string
  state: (typeof DELIVERY_STATES)[number]
  status: number | null
  reason: Reason | null
  waitSeconds: number
}

export async function updateTried(tx: Db, { id, state, status, reason, waitSeconds }: Tried): Promise<void> {
  await tx.execute(sql`
    update form_deliveries set state = ${state}, attempts = attempts + 1, status = ${status}, reason = ${reason},
      next_at = now() + make_interval(secs => ${waitSeconds}),
      done_at = ${state === 'waiting' ? null : sql`now()`}
    where id = ${id}`)
}

/** After each failure in a row the pause is twice as long, up to an hour. */
export async function updatePause(tx: Db, form: string, isDown: boolean): Promise<void> {
  await tx.execute(sql`
    update form_webhooks set failures = ${isDown ? sql`least(failures + 1, 20)` : sql`0`},
      paused_until = ${isDown ? sql`now() + least(interval '1 hour', interval '30 seconds' * power(2, least(failures, 7)))` : null}
    where form_id = ${form}`)
}

export async function deleteOldDeliveries(db: Db, days: number): Promise<void> {
  await db.execute(sql`delete from form_deliveries where done_at < now() - make_interval(days => ${days})`)
}

import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { type Locale, LOCALES } from '#platform/contract/locale.ts'
import { MAIL_MODES, type MailMode } from '#platform/contract/notifications.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, toIso } from '#platform/server/db/rows-of.ts'
import type { Quiet } from '../../contract/quiet.ts'
import { type NotificationRow, readRow, ROW, ROW_SHAPE } from '../list/notification-row.ts'

/** The least time between two channels for one notification. */
const APART = sql`interval '10 minutes'`

export type DueRow = NotificationRow & {
  mailMode: MailMode
  mailDue: boolean
  pushDue: boolean
  /** Sent on some channel within ten minutes. */
  tooSoon: boolean
}
export type Reader = { email: string; language: Locale } & Quiet & { urgent: boolean }

const idRows = rowsOf({ id: z.string() })
const readerRows = rowsOf({
  email: z.string(),
  language: z.enum(LOCALES),
  quiet: z.boolean(),
  quietFrom: z.number(),
  quietTo: z.number(),
  quietDays: z.array(z.number()),
  urgent: z.boolean(),
})
const dueRows = rowsOf({
  ...ROW_SHAPE,
  mailMode: z.enum(MAIL_MODES),
  mailDue: z.boolean(),
  pushDue: z.boolean(),
  tooSoon: z.boolean(),
})

/** What belongs to an area that rests waits until it is on again. */
function isAwake(except: readonly string[]) {
  return except.length === 0 ? sql`` : sql`and not kind = any(${sql.param([...except])}::text[])`
}

/** Lists members with something due, each once; `except` are kinds that wait. */
export async function listDueMembers(
  db: Db,
  { most, except }: { most: number; except: readonly string[] },
): Promise<string[]> {
  const { rows } = await idRows(db)(sql`
    select distinct user_id as id from (
      (select user_id from notifications where mail_at <= now() ${isAwake(except)} order by mail_at limit ${most})
      union all
      (select user_id from notifications where push_at <= now() ${isAwake(except)} order by push_at limit ${most})) due`)
  return rows.map(({ id }) => id)
}

/** Returns the recipient; `undefined` for suspended or leaving members. */
export async function findReader(tx: Db, userId: string): Promise<Reader | undefined> {
  const { rows } = await readerRows(tx)(sql`
    select u.email, u.language, coalesce(r.quiet, true) as quiet, coalesce(r.quiet_from, 1320) as "quietFrom",
      coalesce(r.quiet_to, 420) as "quietTo", coalesce(r.quiet_days, '{1,2,3,4,5,6,7}') as "quietDays",
      coalesce(r.urgent, true) as urgent
    from users u join active_members m on m.id = u.id left join notification_rhythms r on r.user_id = u.id
    where u.id = ${userId}`)
  return rows[0]
}

/** Locks and returns what is due for one member; a concurrent call waits and then finds nothing. */
export async function lockDue(tx: Db, userId: string, except: readonly string[]): Promise<DueRow[]> {
  await tx.execute(sql`
    select id from notifications where user_id = ${userId} and read_at is null and (mail_at <= now() or push_at <= now())
      ${isAwake(except)} order by id for update`)
  const { rows } = await dueRows(tx)(sql`
    select ${ROW}, n.mail_mode as "mailMode", coalesce(n.mail_at <= now(), false) as "mailDue",
      coalesce(n.push_at <= now(), false) as "pushDue", coalesce(n.sent_at > now() - ${APART}, false) as "tooSoon"
    from notifications n
    where n.user_id = ${userId} and n.read_at is null and (n.mail_at <= now() or n.push_at <= now())
      ${isAwake(except)}
    order by n.happened_at, n.id`)
  return rows.map(readRow)
}

/** Records emailed notifications; those that no list shows are done with and become read. */
export async function updateNotificationsMailed(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`
    update notifications set mail_at = null, mailed_at = now(), sent_at = now(),
      read_at = case when in_app then read_at when push_at is null then now() end
    where id = any(${sql.param([...ids])}::uuid[])`)
}

/** Postpones emails: single ones until the ten minutes are over, the others to the next digest. */
export async function updateMailsDue(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`
    update notifications set mail_at = case mail_mode when 'now' then sent_at + ${APART} else next_mail_at(mail_mode) end
    where id = any(${sql.param([...ids])}::uuid[])`)
}

export async function updateNotificationPushed(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`update notifications set push_at = null, sent_at = now() where id = ${id}`)
}

export async function updatePushDue(
  tx: Db,
  { id, until }: { id: string; until: Date | null },
): Promise<void> {
  await tx.execute(sql`
    update notifications set push_at = coalesce(${toIso(until)}::timestamptz, sent_at + ${APART})
    where id = ${id}`)
}

/** Removes a channel that the reader no longer wants; the notification stays in the product. */
export async function updateChannelOff(
  tx: Db,
  { ids, channel }: { ids: readonly string[]; channel: 'mail' | 'push' },
): Promise<void> {
  if (ids.length === 0) return
  const [own, other] = channel === 'mail' ? ['mail_at', 'push_at'] : ['push_at', 'mail_at']
  await tx.execute(sql`
    update notifications set ${sql.identifier(own)} = null,
      read_at = case when in_app or ${sql.identifier(other)} is not null then read_at else now() end
    where id = any(${sql.param([...ids])}::uuid[])`)
}

/** Cancels deliveries to a suspended or leaving member. */
export async function updateDeliveriesOff(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    update notifications set mail_at = null, push_at = null
    where user_id = ${userId} and (mail_at <= now() or push_at <= now())`)
}

/**
 * Deletes notifications read half a year ago or a year old, and a week after it left what nobody can open: a summary names
 * people in its text.
 */
export async function deleteOldNotifications(db: Db): Promise<void> {
  await db.execute(sql`
    delete from notifications where happened_at < now() - interval '1 year'
      or (read_at < now() - interval '180 days' and happened_at < now() - interval '180 days')
      or (not in_app and mail_at is null and push_at is null and happened_at < now() - interval '7 days')`)
}

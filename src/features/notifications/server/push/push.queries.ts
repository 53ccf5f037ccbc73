import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { type Locale, LOCALES } from '#platform/contract/locale.ts'
import { MAIL_MODES, type MailMode } from '#platform/contract/notifications.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { newId } from '#platform/server/db/ids.ts'
import { type NotificationRow, readRow, ROW, ROW_SHAPE } from '../list/notification-row.ts'

const subscriptionRows = rowsOf({ endpoint: z.string(), publicKey: z.string(), authSecret: z.string() })
export type Subscription = RowOf<typeof subscriptionRows>
const pushedRows = rowsOf({
  ...ROW_SHAPE,
  language: z.enum(LOCALES),
  email: z.string(),
  groupKey: z.string(),
  mailMode: z.enum(MAIL_MODES),
})
const BROWSERS_MAX = 12

/** Stores a browser for the member who is signed in there now; beyond the limit the oldest is deleted. */
export async function saveSubscription(
  db: Db,
  { userId, sessionId, subscription }: { userId: string; sessionId: string; subscription: Subscription },
): Promise<void> {
  const { endpoint, publicKey, authSecret } = subscription
  await db.execute(sql`
    insert into push_subscriptions (id, user_id, session_id, endpoint, public_key, auth_secret)
    values (${newId()}, ${userId}, ${sessionId}, ${endpoint}, ${publicKey}, ${authSecret})
    on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
      public_key = excluded.public_key, auth_secret = excluded.auth_secret`)
  await db.execute(sql`
    delete from push_subscriptions where user_id = ${userId} and id not in (
      select s.id from push_subscriptions s join sessions on sessions.id = s.session_id
      where s.user_id = ${userId} and sessions.ended_at is null order by s.id desc limit ${BROWSERS_MAX})`)
}

export async function deleteSubscription(
  db: Db,
  { userId, endpoint }: { userId: string; endpoint: string },
): Promise<void> {
  await db.execute(sql`delete from push_subscriptions where endpoint = ${endpoint} and user_id = ${userId}`)
}

/** Lists the browsers in which the member is signed in. */
export async function listSubscriptions(db: Db, userId: string): Promise<Subscription[]> {
  const { rows } = await subscriptionRows(db)(sql`
    select s.endpoint, s.public_key as "publicKey", s.auth_secret as "authSecret"
    from push_subscriptions s join sessions on sessions.id = s.session_id and sessions.user_id = s.user_id
    where s.user_id = ${userId} and sessions.ended_at is null and sessions.expires_at > now() order by s.id`)
  return rows
}

export type Pushed = NotificationRow & {
  language: Locale
  email: string
  groupKey: string
  mailMode: MailMode
}

/** Returns the notification of a push that is still unread and was sent within five minutes. */
export async function findPushed(db: Db, id: string): Promise<Pushed | undefined> {
  const { rows } = await pushedRows(db)(sql`
    select ${ROW}, m.language, u.email, n.group_key as "groupKey", n.mail_mode as "mailMode"
    from notifications n join active_members m on m.id = n.user_id join users u on u.id = m.id
    where n.id = ${id} and n.read_at is null and n.sent_at > now() - interval '5 minutes'`)
  return rows[0] && readRow(rows[0])
}

/** Records a delivered push, from which the other channel now waits. */
export async function updatePushArrived(db: Db, id: string): Promise<void> {
  await db.execute(sql`
    update notifications set sent_at = now(),
      mail_at = case when mail_mode = 'now' and mail_at is not null then now() + interval '10 minutes' else mail_at end,
      read_at = case when in_app or mail_at is not null then read_at else now() end
    where id = ${id}`)
}

/** Records a push that reached no browser, so that the email does not wait for it. */
export async function updatePushLost(db: Db, id: string): Promise<void> {
  await db.execute(sql`
    update notifications set sent_at = mailed_at,
      mail_at = case when mail_mode = 'now' and mail_at is not null then next_mail_at('now') else mail_at end
    where id = ${id} and read_at is null`)
}

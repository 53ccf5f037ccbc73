import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { NotificationKind } from '#platform/server/notification-kind.ts'
import { publishOnCommit } from '#platform/server/realtime/hub.ts'
import { CHANGED } from '../../contract/notifications.endpoints.ts'

const idRows = rowsOf({ id: z.string() })

type Settlement<Data extends object> = { kinds: readonly NotificationKind<Data>[]; to: string; about: string }

/** Marks notifications about a thing that the member has seen as read; they no longer count and leave by no channel. */
export async function settleNotification<Data extends object>(
  tx: Db,
  { kinds, to, about }: Settlement<Data>,
): Promise<void> {
  const { rows } = await idRows(tx)(sql`
    update notifications set read_at = now(), mail_at = null, push_at = null
    where user_id = ${to} and read_at is null and group_key = any(${groupKeys(kinds, about)}) returning id`)
  if (rows.length > 0) await tellPages(tx, to)
}

/** Removes a person from unread notifications about an act that was undone, and deletes those that name nobody else. */
export async function withdrawNotification<Data extends object>(
  tx: Db,
  { kinds, to, about, by }: Settlement<Data> & { by: string },
): Promise<void> {
  await tx.execute<object>(sql`
    with theirs as (
      delete from notification_people p using notifications n
      where n.id = p.notification_id and p.user_id = ${by} and n.user_id = ${to} and n.read_at is null
        and n.group_key = any(${groupKeys(kinds, about)})
      returning n.id
    ), gone as (
      delete from notifications n using theirs
      where n.id = theirs.id and not exists (
        select 1 from notification_people p where p.notification_id = n.id and p.user_id <> ${by})
      returning n.id
    )
    update notifications n set count = greatest(n.count - 1, 1) from theirs
    where n.id = theirs.id and n.id not in (select id from gone)`)
  await tellPages(tx, to)
}

function groupKeys<Data extends object>(kinds: readonly NotificationKind<Data>[], about: string): SQL {
  return sql`${sql.param(kinds.map(({ id }) => `${id}:${about}`))}::text[]`
}

function tellPages(tx: Db, to: string): Promise<void> {
  return publishOnCommit(tx, { topics: [`user:${to}`], data: { topic: CHANGED } })
}

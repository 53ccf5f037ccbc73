import { sql } from '#platform/server/db/sql.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { NotificationKind } from '#platform/server/notification-kind.ts'
import { toIso } from '#platform/server/db/rows-of.ts'

/** Seeds a notification of the demo world with a past time, which leaves by no channel. */
export async function seedNotification<Data extends object>(
  db: Db,
  {
    kind,
    to,
    about,
    data,
    at,
    read,
    count = 1,
  }: {
    kind: NotificationKind<Data>
    to: string
    about: string
    data: Data
    at: Date
    read: boolean
    count?: number
  },
): Promise<void> {
  const id = newId(at.getTime())
  await db.execute(sql`
    insert into notifications
      (id, user_id, kind, group_key, about, data, count, in_app, created_at, happened_at, read_at, mail_mode)
    values (${id}, ${to}, ${kind.id}, ${kind.groups ? `${kind.id}:${about}` : id}, ${about},
      ${JSON.stringify(data)}::jsonb, ${count}, true, ${toIso(at)}, ${toIso(at)},
      ${read ? toIso(at) : null}, 'off')
    on conflict do nothing`)
}

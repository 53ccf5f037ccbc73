import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { NotificationKind, NotificationTopic } from '#platform/server/notification-kind.ts'

export type Incoming = {
  kind: NotificationKind
  topic: NotificationTopic
  to: readonly string[]
  about: string
  by: string | undefined
  data: object
  isMailed?: boolean
}
const storedRows = rowsOf({ userId: z.string(), inApp: z.boolean(), leaves: z.boolean() })
/** A stored notification, and whether it leaves by email or push. */
export type StoredNotification = RowOf<typeof storedRows>

/**
 * Stores a notification for many members in one statement. An unread one of the same group moves back to the top, even
 * under concurrency; members who want it on no channel get none.
 */
export async function insertNotifications(tx: Db, incoming: Incoming): Promise<StoredNotification[]> {
  const { kind, topic, to, about, by, data, isMailed = false } = incoming
  const group = kind.groups ? `${kind.id}:${about}` : null
  const hours = kind.hoursBetweenMails ?? 0
  const isDeadline = topic.isDeadline === true || kind.isAppointed === true
  const { push = 0, mail = 0 } = kind.waitSeconds ?? {}
  const { rows } = await storedRows(tx)(sql`
    with wanted as (
      select given.id, u.id as user_id, coalesce(${group}::text, given.id::text) as group_key,
        ${topic.alwaysInApp === true || kind.isTransactional === true} or (${topic.isOutside !== true} and coalesce(k.in_app, p.in_app, true)) as in_app,
        case when ${isMailed} then 'off'
          when ${kind.isTransactional === true} then 'now'
          when ${!isDeadline} and coalesce(r.only_deadlines, false) then 'off'
          when ${kind.isAppointed === true} and coalesce(k.mail, p.mail, ${topic.mail}) <> 'off' then 'now'
          else coalesce(k.mail, p.mail, ${topic.mail}) end as chosen,
        coalesce(k.push, p.push, ${topic.push}) and (${isDeadline} or not coalesce(r.only_deadlines, false))
          and exists (select 1 from push_subscriptions s where s.user_id = u.id) as push
      from unnest(${sql.param(to.map(() => newId()))}::uuid[], ${sql.param([...to])}::uuid[]) as given(id, user_id)
      join active_members u on u.id = given.user_id
      left join notification_preferences p on p.user_id = u.id and p.topic = ${topic.id}
      left join notification_kind_preferences k on k.user_id = u.id and k.kind = ${kind.id}
      left join notification_rhythms r on r.user_id = u.id
      where not exists (
        select 1 from blocked_pairs b where b.member_id = u.id and b.other_id = ${by ?? null}::uuid)
        and (${kind.isTransactional === true} or not exists (
          select 1 from muted_members h where h.member_id = u.id and h.other_id = ${by ?? null}::uuid))
    ), moded as (
      select wanted.*, case ${kind.weekly ?? 'as chosen'}
          when 'overview' then case chosen when 'weekly' then 'now' else 'off' end
          when 'summary' then case chosen when 'weekly' then 'now' else 'off' end
          when 'in overview' then case chosen when 'weekly' then 'off' else chosen end
          else chosen end as mode
      from wanted
    ), kept as (
      insert into notifications as n
        (id, user_id, kind, group_key, about, data, in_app, mail_mode, mail_at, push_at)
      select id, user_id, ${kind.id}, group_key, ${about}, ${JSON.stringify(data)}::jsonb, in_app, mode,
        greatest(next_mail_at(mode), case when mode <> 'off' then date_trunc('milliseconds', now() + make_interval(secs => ${mail})) end, (
          select max(o.mailed_at) + make_interval(hours => ${hours}) from notifications o
          where ${hours} > 0 and mode <> 'off' and o.user_id = moded.user_id and o.group_key = moded.group_key)),
        case when push then date_trunc('milliseconds', now() + make_interval(secs => ${push})) end
      from moded where (in_app or push or mode <> 'off')
        and (${kind.weekly !== 'overview'} or chosen = 'weekly')
      on conflict (user_id, group_key) where read_at is null do update set
        count = n.count + 1, data = excluded.data, happened_at = now(), in_app = excluded.in_app,
        mail_mode = excluded.mail_mode, mail_at = coalesce(n.mail_at, excluded.mail_at),
        push_at = coalesce(n.push_at, excluded.push_at)
      returning id, user_id, in_app, mail_at, push_at
    ), named as (
      insert into notification_people (notification_id, user_id)
      select kept.id, u.id from kept join active_members u on u.id = ${by ?? null}::uuid
      on conflict (notification_id, user_id) do update set at = now()
    )
    select user_id as "userId", in_app as "inApp",
      coalesce(mail_at <= now(), false) or push_at is not null as leaves from kept`)
  return rows
}

import { sql } from '#platform/server/db/sql.ts'
import type { DataExporter } from '#platform/server/data-rights.ts'
import { mergeRows, type MergeRule, type MergeRules, reassignRows } from '#platform/server/merging.ts'

const PIECE = 2000

/** Exports a person's notifications and preferences. Their rows are deleted with the person's. */
export const exportNotifications: DataExporter = async function* ({ services: { db }, userId }) {
  const { rows: preferences } = await db.execute<object>(sql`
    select topic, in_app, mail, push from notification_preferences where user_id = ${userId} order by topic`)
  const { rows: kinds } = await db.execute<object>(sql`
    select kind, in_app, mail, push from notification_kind_preferences where user_id = ${userId} order by kind`)
  const { rows: rhythms } = await db.execute<object>(sql`
    select only_deadlines, quiet, quiet_from, quiet_to, quiet_days, urgent
    from notification_rhythms where user_id = ${userId}`)
  const { rows: browsers } = await db.execute<object>(sql`
    select endpoint, created_at from push_subscriptions where user_id = ${userId} order by id`)
  yield {
    path: 'notifications/preferences.json',
    content: { preferences, kinds, rhythm: rhythms[0] ?? null, browsers },
  }
  let after = '00000000-0000-0000-0000-000000000000'
  for (let nth = 1; ; nth += 1) {
    const { rows } = await db.execute<object>(sql`
      select id, kind, data, count, in_app, happened_at, read_at, mailed_at from notifications
      where user_id = ${userId} and id > ${after}::uuid order by id limit ${PIECE}`)
    if (rows.length > 0) yield { path: `notifications/notifications-${nth}.json`, content: rows }
    if (rows.length < PIECE) return
    after = (rows.at(-1) as { id: string }).id
  }
}

/** Reassigns notifications; one that both accounts have unread stays unread once. */
const mergeNotifications: MergeRule = async (merging, place) => {
  const { tx, from, into } = merging
  await tx.execute(sql`
    update notifications mine set read_at = now(), mail_at = null, push_at = null from notifications kept
    where mine.user_id = ${from} and kept.user_id = ${into} and kept.group_key = mine.group_key
      and mine.read_at is null and kept.read_at is null`)
  await reassignRows(merging, place)
}

export const mergeNotificationRules: MergeRules = {
  'notifications.user_id': mergeNotifications,
  'notification_people.user_id': mergeRows('notification_id'),
  'notification_preferences.user_id': mergeRows('topic'),
  'notification_kind_preferences.user_id': mergeRows('kind'),
  'notification_rhythms.user_id': mergeRows(),
  'push_subscriptions.user_id': reassignRows,
  'notification_burst_members.user_id': mergeRows('burst_id'),
}

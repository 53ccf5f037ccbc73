import { eq } from 'drizzle-orm'
import type { Db } from '#platform/server/db/database.ts'
import { type Channel, isOnByDefault, type NotificationKind } from '../contract/notifications.ts'
import type { Script, Theme } from '../contract/settings.endpoints.ts'
import { notificationChoices, userPreferences } from './settings.tables.ts'

export type Preferences = { theme: Theme; script: Script; dataSaver: boolean }

const DEFAULTS: Preferences = { theme: 'light', script: 'latin', dataSaver: false }

export async function findPreferences(db: Db, userId: string): Promise<Preferences> {
  const [row] = await db
    .select({
      theme: userPreferences.theme,
      script: userPreferences.script,
      dataSaver: userPreferences.dataSaver,
    })
    .from(userPreferences)
    .where(eq(userPreferences.userId, userId))
  return row ?? DEFAULTS
}

export async function savePreferences(db: Db, userId: string, values: Preferences): Promise<void> {
  await db
    .insert(userPreferences)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: userPreferences.userId, set: values })
}

export function listNotificationChoices(db: Db, userId: string) {
  return db
    .select({
      kind: notificationChoices.kind,
      channel: notificationChoices.channel,
      enabled: notificationChoices.enabled,
    })
    .from(notificationChoices)
    .where(eq(notificationChoices.userId, userId))
}

/** Whether somebody wants to be mailed about this, as they said or as it is until they say. */
export async function wantsMail(
  db: Db,
  { userId, kind }: { userId: string; kind: NotificationKind },
): Promise<boolean> {
  const choices = await listNotificationChoices(db, userId)
  const said = choices.find((one) => one.kind === kind && one.channel === 'email')
  return said?.enabled ?? isOnByDefault(kind)
}

export async function saveNotificationChoice(
  db: Db,
  choice: { userId: string; kind: NotificationKind; channel: Channel; enabled: boolean },
): Promise<void> {
  const { userId, kind, channel } = notificationChoices
  await db
    .insert(notificationChoices)
    .values(choice)
    .onConflictDoUpdate({ target: [userId, kind, channel], set: { enabled: choice.enabled } })
}

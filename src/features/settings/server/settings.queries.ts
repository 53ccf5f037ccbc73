import { eq } from 'drizzle-orm'
import type { Db } from '#platform/server/db/database.ts'
import type { Script, Theme } from '../contract/settings.endpoints.ts'
import { userPreferences } from './settings.tables.ts'

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

import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { SCRIPTS, type Script, THEMES, type Theme } from '../contract/settings.endpoints.ts'

export type Preferences = { theme: Theme; script: Script; dataSaver: boolean }

const DEFAULTS: Preferences = { theme: 'light', script: 'latin', dataSaver: false }

const preferenceRows = rowsOf({ theme: z.enum(THEMES), script: z.enum(SCRIPTS), dataSaver: z.boolean() })

export async function findPreferences(db: Db, userId: string): Promise<Preferences> {
  const { rows } = await preferenceRows(db)(sql`
    select theme, script, data_saver as "dataSaver" from user_preferences where user_id = ${userId}`)
  return rows[0] ?? DEFAULTS
}

export async function savePreferences(
  db: Db,
  userId: string,
  { theme, script, dataSaver }: Preferences,
): Promise<void> {
  await db.execute(sql`
    insert into user_preferences (user_id, theme, script, data_saver)
    values (${userId}, ${theme}, ${script}, ${dataSaver})
    on conflict (user_id) do update
      set theme = excluded.theme, script = excluded.script, data_saver = excluded.data_saver`)
}

import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { normalizeEmail } from '#platform/server/auth/email.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { SCRIPTS, type Script } from '#platform/contract/locale.ts'
import { THEMES, type Theme } from '../contract/settings.endpoints.ts'

export type Preferences = { theme: Theme; script: Script; dataSaver: boolean }

const DEFAULTS: Preferences = { theme: 'light', script: 'latin', dataSaver: false }

const preferenceRows = rowsOf({ theme: z.enum(THEMES), script: z.enum(SCRIPTS), dataSaver: z.boolean() })

export async function getPreferences(db: Db, userId: string): Promise<Preferences> {
  const { rows } = await preferenceRows(db)(sql`
    select theme, script, data_saver as "dataSaver" from user_preferences where user_id = ${userId}`)
  return rows[0] ?? DEFAULTS
}

const scriptRows = rowsOf({ script: z.enum(SCRIPTS) })

/** The script of the member with this address. */
export async function getScript(db: Db, email: string): Promise<Script> {
  const { rows } = await scriptRows(db)(sql`
    select p.script from user_preferences p join users u on u.id = p.user_id
    where u.email = ${normalizeEmail(email)}`)
  return rows[0]?.script ?? 'latin'
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

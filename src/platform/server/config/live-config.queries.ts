import * as z from 'zod/mini'
import type { Db } from '../db/database.ts'
import { rowsOf, timestamp } from '../db/rows-of.ts'
import { sql } from '../db/sql.ts'
import { LIVE_SETTINGS, type LiveSetting } from './live-settings.ts'

const settingRows = rowsOf({ name: z.enum(LIVE_SETTINGS), value: z.string() })
const changeRows = rowsOf({ name: z.string(), changedAt: timestamp, changedBy: z.nullable(z.string()) })

/** Lists the settings that differ from the environment. */
export async function listSettings(db: Db) {
  const { rows } = await settingRows(db)(sql`select name, value from product_settings`)
  return rows
}

/** Lists the settings that staff have changed, with when and by whom. */
export async function listSettingChanges(db: Db) {
  const { rows } = await changeRows(db)(sql`
    select s.name, s.changed_at as "changedAt", u.first_name || ' ' || u.last_name as "changedBy"
    from product_settings s left join users u on u.id = s.changed_by`)
  return rows
}

/** Saves a setting; null goes back to what the environment says. */
export async function saveSetting(
  tx: Db,
  { name, value, userId }: { name: LiveSetting; value: string | null; userId: string },
): Promise<void> {
  await tx.execute<object>(
    value === null
      ? sql`delete from product_settings where name = ${name}`
      : sql`insert into product_settings (name, value, changed_by) values (${name}, ${value}, ${userId})
          on conflict (name) do update set
            value = excluded.value, changed_by = excluded.changed_by, changed_at = now()`,
  )
}

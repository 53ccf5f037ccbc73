import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { getMessagingSettings, saveMessagingSettings } from '../contract/conversation.endpoints.ts'
import { announceActivity } from './announce.ts'

type Settings = ResponseOf<typeof getMessagingSettings>
type Member = { services: Services; session: Pick<Session, 'userId'> }

const settingsRows = rowsOf({
  showsReading: z.boolean(),
  showsActivity: z.boolean(),
  mayShowActivity: z.boolean(),
})

export async function getSettings({ services: { db }, session }: Member): Promise<Settings> {
  return findSettings(db, session.userId)
}

async function findSettings(db: Db, userId: string): Promise<Settings> {
  const { rows } = await settingsRows(db)(sql`
    select coalesce(s.shows_reading, true) as "showsReading",
      y.id is null and coalesce(s.shows_activity, false) as "showsActivity", y.id is null as "mayShowActivity"
    from users u left join messaging_settings s on s.user_id = u.id left join minor_members y on y.id = u.id
    where u.id = ${userId}`)
  return rows[0] ?? { showsReading: true, showsActivity: false, mayShowActivity: false }
}

/** Saves the settings in the body and keeps the others. Members who stop showing their activity lose the stored time too. */
export async function saveSettings({
  services,
  session: { userId },
  body: { showsReading, showsActivity },
}: Member & { body: BodyOf<typeof saveMessagingSettings> }): Promise<Settings> {
  return inTransaction(services.pool, async (tx) => {
    const before = await findSettings(tx, userId)
    if (showsActivity && !before.mayShowActivity) throw new Problem(platform.forbidden)
    // The view names those who see it only until the row changes.
    if (showsActivity === false) await announceActivity(tx, userId)
    await tx.execute<object>(sql`
      insert into messaging_settings (user_id, shows_reading, shows_activity)
      values (${userId}, ${showsReading ?? true}, ${showsActivity ?? false})
      on conflict (user_id) do update set
        shows_reading = coalesce(${showsReading ?? null}::boolean, messaging_settings.shows_reading),
        shows_activity = coalesce(${showsActivity ?? null}::boolean, messaging_settings.shows_activity),
        active_at = case when ${showsActivity ?? null}::boolean = false then null else messaging_settings.active_at end`)
    return findSettings(tx, userId)
  })
}

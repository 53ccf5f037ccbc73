import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { cast } from '#features/account/server/index.ts'
import { seedNotification } from '#features/notifications/server/index.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Services } from '#platform/server/services.ts'
import { HOUR_MS } from '#platform/contract/durations.ts'
import { listDeadlinesOf } from './deadlines.queries.ts'
import { deadlineKind, endingOf, weekKind } from './reminders.service.ts'

const idRows = rowsOf({ id: z.string() })
const SHOWN_DAYS = 14

/** Seeds deadline notifications of the whole cast: this week's overview is read, the nearest deadline is not. */
export async function seedReminders({ db }: Services): Promise<void> {
  const emails = Object.values(cast).map(({ email }) => email)
  const { rows } = await idRows(db)(
    sql`select id from users where email = any(${sql.param(emails)}::citext[])`,
  )
  for (const { id: to } of rows) {
    const deadlines = await listDeadlinesOf(db, { userId: to, days: SHOWN_DAYS })
    const [next] = deadlines
    if (!next) continue
    const endings = deadlines.slice(0, 5).map(endingOf)
    await seedNotification(db, {
      kind: weekKind,
      to,
      about: to,
      data: { endings, all: deadlines.length },
      at: new Date(Date.now() - 30 * HOUR_MS),
      read: true,
    })
    await seedNotification(db, {
      kind: deadlineKind,
      to,
      about: next.id,
      data: { ...endingOf(next), stage: 'day' },
      at: new Date(Date.now() - HOUR_MS),
      read: false,
    })
  }
}

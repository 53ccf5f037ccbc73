import { sql } from '#platform/server/db/sql.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { localDay } from '#platform/contract/local-time.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { DemoProject } from '../demo-projects.ts'

type HoursSeed = {
  projectId: string
  userId: string
  lead: string | null
  hours: NonNullable<DemoProject['hours']>
}

/** Seeds the work of one person on a demo project; the lead confirmed the confirmed ones a day later. */
export async function seedHours(tx: Db, { projectId, userId, lead, hours }: HoursSeed): Promise<void> {
  const rows = hours.map(([daysAgo, minutes, what, isConfirmed]) => ({
    id: newId(),
    worked_on: localDay(new Date(Date.now() - daysAgo * DAY_MS)),
    minutes,
    what,
    ...(isConfirmed && { confirmed_by: lead, confirmed_at: new Date(Date.now() - (daysAgo - 1) * DAY_MS) }),
  }))
  await tx.execute(sql`
    insert into project_hours
      (id, project_id, user_id, worked_on, minutes, what, entered_by, confirmed_by, confirmed_at)
    select id, ${projectId}, ${userId}, worked_on, minutes, what, ${userId}, confirmed_by, confirmed_at
    from jsonb_populate_recordset(null::project_hours, ${JSON.stringify(rows)}::jsonb)`)
}

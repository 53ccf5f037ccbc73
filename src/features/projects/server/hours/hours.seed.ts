import { DAY_MS } from '#platform/contract/durations.ts'
import { localDay } from '#platform/contract/local-time.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { DemoProject } from '../demo-projects.ts'
import { projectHours } from './hours.tables.ts'

type Laid = {
  projectId: string
  userId: string
  lead: string | null
  hours: NonNullable<DemoProject['hours']>
}

/** Seeds the work of one person on a demo project; the lead confirmed the confirmed ones a day later. */
export async function layHours(tx: Db, { projectId, userId, lead, hours }: Laid): Promise<void> {
  await tx.insert(projectHours).values(
    hours.map(([daysAgo, minutes, what, isConfirmed]) => ({
      id: newId(),
      projectId,
      userId,
      workedOn: localDay(new Date(Date.now() - daysAgo * DAY_MS)),
      minutes,
      what,
      enteredBy: userId,
      ...(isConfirmed && { confirmedBy: lead, confirmedAt: new Date(Date.now() - (daysAgo - 1) * DAY_MS) }),
    })),
  )
}

import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { DAY_MS, HOUR_MS } from '#platform/contract/durations.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { getDatabaseNow } from '#platform/server/db/clock.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { slotsOf, type Span } from '../../contract/availability.ts'
import { AHEAD_DAYS, NOTICE_HOURS } from '../../contract/kinds.ts'
import type { MentorProfile } from '../../contract/mentor-profile.ts'
import { findMentor, saveFirstSlot, listBusyTimesOf } from './mentors.queries.ts'

/** Times that a mentor offers and nobody has taken; from the end of a pause on. */
export function freeSlots(
  profile: MentorProfile,
  { now, taken }: { now: Date; taken: readonly Span[] },
): Date[] {
  const { zone, minutes, pausedUntil } = profile
  const from = new Date(now.getTime() + NOTICE_HOURS * HOUR_MS)
  const until = new Date(now.getTime() + AHEAD_DAYS * DAY_MS)
  return slotsOf(profile, { from, until, minutes, taken }).filter(
    (at) => pausedUntil === null || localDay(at, zone) >= pausedUntil,
  )
}

/** Keeps in the list what a change of hours or a taken time has made of the next free one. */
export async function refreshFirstSlot(tx: Db, id: string): Promise<void> {
  const mentor = await findMentor(tx, id)
  if (!mentor) return
  const [now, busyTimes] = [await getDatabaseNow(tx), await listBusyTimesOf(tx, [id])]
  await saveFirstSlot(tx, id, freeSlots(mentor.profile, { now, taken: busyTimes.get(id) ?? [] })[0])
}

const idRows = rowsOf({ id: z.string() })

/** Time goes on: the next free time of a mentor is past one day, and whoever had none has one again. */
export const firstSlotsTask: Task = {
  name: 'mentorship.first-slots',
  cron: '*/15 * * * *',
  async handle({ db }) {
    const { rows } = await idRows(db)(sql`
      select user_id as id from mentors
      where approved_at is not null and (first_slot_at < now() + ${NOTICE_HOURS} * interval '1 hour' or first_slot_at > now() + interval '1 year')`)
    for (const { id } of rows) await refreshFirstSlot(db, id)
  },
}

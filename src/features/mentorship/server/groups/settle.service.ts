import { sql } from '#platform/server/db/sql.ts'
import type { Db } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { Services } from '#platform/server/services.ts'
import { SETTLING_HOURS } from '../../contract/groups/groups.endpoints.ts'
import { countAbsence } from '../absences/absences.service.ts'
import { MENTOR_ABSENCE } from '../absences/limits.ts'
import { FACTS, groupFactRows } from './groups.queries.ts'
import { listAbsentFrom } from './places.queries.ts'

/**
 * A day after a mentor has said who came it is settled: each who did not come has an absence as from a meeting of two. The
 * statement that finds a session marks it, so each absence is counted once on however many instances. Where its mentor is
 * reported as absent, nothing follows for the others.
 */
export async function settleAttendance(tx: Db, services: Services): Promise<void> {
  const { rows } = await groupFactRows(tx)(sql`
    with due as (
      select g.id from mentorship_groups g
      where g.attendance_at <= now() - ${SETTLING_HOURS} * interval '1 hour' and g.settled_at is null
        and g.cancelled_at is null and not exists (select ${MENTOR_ABSENCE})
      order by g.id for update skip locked)
    update mentorship_groups g set settled_at = now() from due where g.id = due.id returning ${FACTS}`)
  const groups = new Map(rows.map((group) => [group.id, group]))
  for (const { group, absent } of await listAbsentFrom(tx, [...groups.keys()])) {
    const { at, zone } = groups.get(group)!
    await countAbsence(tx, { services, group, absent, side: 'member', at: toIso(at), zone })
  }
}

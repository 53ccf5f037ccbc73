import { sql } from '#platform/server/db/sql.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { MENTOR_ABSENCE } from '../absences/limits.ts'
import { refreshFirstSlot } from '../mentors/slots.service.ts'
import { cancelGroup } from './cancel.service.ts'
import { notifyGroup } from './group-notifications.ts'
import { FACTS, groupFactRows, saveGroupCancellation } from './groups.queries.ts'
import { countPlaces, listMembersOf } from './places.queries.ts'
import { fill } from './places.service.ts'
import { settleAttendance } from './settle.service.ts'

const HAS_PLACES = sql`exists (select from mentorship_group_places p where p.group_id = g.id and p.state = 'place')`

/**
 * Minds group sessions: mentors who cannot come, places that became free otherwise than by leaving, reminders, the end of what nobody joined, the
 * question who came, and what follows from the answer. Each mark is set by the statement that finds it, so each goes out once on however many instances.
 */
export const groupsTask: Task = {
  name: 'mentorship.groups',
  cron: '*/5 * * * *',
  async handle(services) {
    for (const act of [
      cancelWithoutMentor,
      fillFree,
      remindOfHour,
      remindOfDay,
      endEmpty,
      askWhoCame,
      settleAttendance,
    ])
      await inTransaction(services.pool, (tx) => act(tx, services))
  },
}

/** A suspended mentor cannot come: two days before, whoever joined hears that the session does not take place. */
async function cancelWithoutMentor(tx: Db, services: Services): Promise<void> {
  const { rows } = await groupFactRows(tx)(sql`
    select ${FACTS} from mentorship_groups g
    where g.cancelled_at is null and g.starts_at > now() and g.starts_at <= now() + interval '48 hours'
      and not exists (select from active_members m where m.id = g.mentor_id)
    order by g.id for update skip locked`)
  for (const group of rows) await cancelGroup(tx, { services, group, by: group.mentor, reason: '' })
}

/** A block, a closed account or a guardian took somebody out. */
async function fillFree(tx: Db, services: Services): Promise<void> {
  const { rows } = await groupFactRows(tx)(sql`
    select ${FACTS} from mentorship_groups g
    where g.cancelled_at is null and g.hidden_at is null and g.starts_at > now()
      and exists (select from mentorship_group_places p where p.group_id = g.id and p.state = 'waiting')
      and g.places > (select count(*) from mentorship_group_places p where p.group_id = g.id and p.state = 'place')
    order by g.id for update skip locked`)
  for (const group of rows) await fill(tx, services, group)
}

const remindOfHour = (tx: Db, services: Services) => remind(tx, services, 'hour')
const remindOfDay = (tx: Db, services: Services) => remind(tx, services, 'day')

async function remind(tx: Db, services: Services, change: 'hour' | 'day'): Promise<void> {
  const column = change === 'hour' ? sql`hour_reminded_at` : sql`day_reminded_at`
  const hours = change === 'hour' ? 1 : 24
  const { rows } = await groupFactRows(tx)(sql`
    with due as (
      select g.id from mentorship_groups g
      where g.cancelled_at is null and g.hidden_at is null and g.${column} is null
        and g.starts_at > now() + ${change === 'day' ? 2 : 0} * interval '1 hour'
        and g.starts_at <= now() + ${hours} * interval '1 hour'
        and g.created_at < g.starts_at - ${hours} * interval '1 hour' and ${HAS_PLACES}
      order by g.id for update skip locked)
    update mentorship_groups g set ${column} = now() from due where g.id = due.id returning ${FACTS}`)
  for (const group of rows) {
    const to = [...(await listMembersOf(tx, group.id, 'place')), group.mentor]
    await notifyGroup(tx, { services, group, to, change })
  }
}

/** Ends a session without members at its deadline, so that the mentor's time is free again. */
async function endEmpty(tx: Db, services: Services): Promise<void> {
  const { rows } = await groupFactRows(tx)(sql`
    select ${FACTS} from mentorship_groups g
    where g.cancelled_at is null and g.join_by <= now() and g.starts_at > now() and not ${HAS_PLACES}
    order by g.id for update skip locked`)
  for (const group of rows) {
    // A member may have joined in the last moment, before this task locked the session.
    if ((await countPlaces(tx, group.id)) > 0) continue
    await saveGroupCancellation(tx, group.id, '')
    const notice = { services, group: { ...group, version: group.version + 1 } }
    await notifyGroup(tx, { ...notice, to: [group.mentor], change: 'empty' })
    const waiting = await listMembersOf(tx, group.id, 'waiting')
    await notifyGroup(tx, { ...notice, to: waiting, by: group.mentor, change: 'cancelled', hasPlace: false })
    await refreshFirstSlot(tx, group.mentor)
  }
}

/** Asks the mentor once who came; a week later nobody can say it any more, and nothing follows from silence. */
async function askWhoCame(tx: Db, services: Services): Promise<void> {
  const { rows } = await groupFactRows(tx)(sql`
    with due as (
      select g.id from mentorship_groups g
      where g.cancelled_at is null and g.asked_at is null and g.attendance_at is null and ${HAS_PLACES}
        and not exists (select ${MENTOR_ABSENCE})
        and g.starts_at + g.minutes * interval '1 minute' between now() - interval '6 days' and now()
      order by g.id for update skip locked)
    update mentorship_groups g set asked_at = now() from due where g.id = due.id returning ${FACTS}`)
  for (const group of rows)
    await notifyGroup(tx, { services, group, to: [group.mentor], change: 'attendance' })
}

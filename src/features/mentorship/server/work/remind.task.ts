import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { inTransaction } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { FORMATS } from '../../contract/kinds.ts'
import { notifyMeeting } from './meeting-notifications.ts'

const dueRows = rowsOf({
  session: z.string(),
  id: z.string(),
  mentor: z.nullable(z.string()),
  member: z.string(),
  at: timestamp,
  minutes: z.number(),
  format: z.enum(FORMATS),
  version: z.number(),
  zone: z.string(),
})

/**
 * Reminds both of a meeting, a day before it and an hour before it. The mark is set by the statement that finds it, so each
 * goes out once, on however many instances; one that was agreed later than that has no reminder of a day.
 */
export const remindTask: Task = {
  name: 'mentorship.remind',
  cron: '*/5 * * * *',
  async handle(services) {
    for (const { change, column, hours } of [
      { change: 'hour', column: sql`hour_reminded_at`, hours: 1 },
      { change: 'day', column: sql`day_reminded_at`, hours: 24 },
    ] as const)
      await inTransaction(services.pool, async (tx) => {
        const { rows } = await dueRows(tx)(sql`
          with due as (
            select id from mentorship_sessions where confirmed_at is not null and cancelled_at is null and ${column} is null
              and starts_at > now() + ${change === 'day' ? 2 : 0} * interval '1 hour' and starts_at <= now() + ${hours} * interval '1 hour'
              and confirmed_at < starts_at - ${hours} * interval '1 hour'
            order by id for update skip locked)
          update mentorship_sessions e set ${column} = now()
          from due, mentorships s left join mentors m on m.user_id = s.mentor_id
          where e.id = due.id and s.id = e.mentorship_id and s.state = 'active'
          returning e.id as session, s.id, s.mentor_id as mentor, s.member_id as member, e.starts_at as at, e.minutes, e.format,
            e.version, coalesce(m.profile ->> 'zone', 'Europe/Sarajevo') as zone`)
        for (const { id, mentor, member, at, ...meeting } of rows)
          for (const [to, from] of [
            [member, mentor],
            [mentor, member],
          ] as const)
            if (to !== null)
              await notifyMeeting(tx, {
                services,
                id,
                from,
                to,
                change,
                at: toIso(at),
                reason: '',
                ...meeting,
              })
      })
  },
}

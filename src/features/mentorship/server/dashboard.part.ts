import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { formatLongDate, formatTime } from '#platform/contract/dates.ts'
import type { DashboardPart } from '#platform/server/dashboard-part.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'

const nextRows = rowsOf({ answerBy: z.nullable(timestamp), meetingAt: z.nullable(timestamp) })

/** Somebody waits for both. */
const WEIGHTS = { answer: 66, meeting: 72 }
const MEETING_DAYS = 14

/** A request that waits for the member's answer, and their next meeting, of two or of a group. */
export const mentorshipPart: DashboardPart = async ({ db, user, locale }) => {
  const { rows } = await nextRows(db)(sql`
    select (select min(answer_by) from mentorships where state = 'waiting' and answer_by > now()
        and ((turn = 'mentor' and mentor_id = ${user.id}) or (turn = 'member' and member_id = ${user.id}))) as "answerBy",
      least((select min(g.starts_at) from mentorship_groups g
        left join mentorship_group_places p on p.group_id = g.id and p.member_id = ${user.id} and p.state = 'place'
        where (g.mentor_id = ${user.id} or p.member_id is not null) and g.cancelled_at is null
          and g.starts_at between now() and now() + make_interval(days => ${MEETING_DAYS})),
      (select min(e.starts_at) from mentorship_sessions e join mentorships s on s.id = e.mentorship_id
        where ${user.id}::uuid in (s.mentor_id, s.member_id) and s.state = 'active' and e.confirmed_at is not null
          and e.cancelled_at is null and e.starts_at between now() and now() + make_interval(days => ${MEETING_DAYS}))) as "meetingAt"`)
  const t = translator({ bhs, en }, locale)
  const { answerBy, meetingAt } = rows[0]!
  const moments = { answer: answerBy, meeting: meetingAt }
  return {
    steps: (['answer', 'meeting'] as const).flatMap((id) => {
      const at = toIso(moments[id])
      if (at === null) return []
      const moment = new Date(at)
      return [
        {
          id: `mentorship-${id}`,
          weight: WEIGHTS[id],
          dueAt: at,
          title: t(`dashboard.${id}.title`),
          text: t(`dashboard.${id}.text`, { day: formatLongDate(moment, locale), time: formatTime(moment) }),
          action: t(`dashboard.${id}.action`),
          path: '/mentorship',
          progress: null,
        },
      ]
    }),
  }
}

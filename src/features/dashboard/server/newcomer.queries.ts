import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { hasTargets } from '#features/analytics/server/index.ts'
import type { User } from '#platform/server/auth/users.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { listHomeDeadlines } from './deadlines/home.service.ts'
import { listDeadlinesOf } from './deadlines/deadlines.queries.ts'

const DEADLINE_DAYS = 30

const doneRows = rowsOf({
  skills: z.boolean(),
  marks: z.boolean(),
  applications: z.boolean(),
  dismissed: z.boolean(),
})

/** Returns the cards that a newcomer's dashboard leaves out because they are empty, and whether it shows the start card. */
export async function getNewcomerView(db: Db, user: User): Promise<{ start: boolean; quiet: string[] }> {
  const [{ rows }, targets, deadlines, calls] = await Promise.all([
    doneRows(db)(sql`
      select exists (select 1 from member_skills s where s.user_id = ${user.id}) as skills,
        exists (select 1 from member_opportunity_events e where e.user_id = ${user.id} and e.kind = 'saved') as marks,
        exists (select 1 from member_applications a where a.user_id = ${user.id}) as applications,
        exists (select 1 from dashboard_layouts l
          where l.user_id = ${user.id} and l.start_dismissed_at is not null) as dismissed`),
    hasTargets(db, user.id),
    listDeadlinesOf(db, { userId: user.id, days: DEADLINE_DAYS }),
    listHomeDeadlines(db, { userId: user.id, days: DEADLINE_DAYS }),
  ])
  const { skills = false, marks = false, applications = false, dismissed = false } = rows[0] ?? {}
  const started = marks || applications
  const has = {
    deadlines: deadlines.length + calls.length > 0,
    applications: started,
    activity: started,
    skills: targets,
    people: skills || targets,
  }
  return {
    start: user.onboardedAt !== null && !skills && !dismissed,
    quiet: Object.entries(has).flatMap(([card, isFilled]) => (isFilled ? [] : [card])),
  }
}

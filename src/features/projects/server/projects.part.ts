import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { DashboardPart } from '#platform/server/dashboard-part.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'

const quietRows = rowsOf({ slug: z.string(), title: z.string(), begun: z.boolean() })

/** The bank has awarded money and waits for news of it. */
const WEIGHT = 72
const QUIET_DAYS = 14

/** The dashboard's part: a running project of the member's team without a log entry, or without a new one for two weeks. */
export const projectsPart: DashboardPart = async ({ db, user, locale }) => {
  const { rows } = await quietRows(db)(sql`
    select p.slug, p.title, a.last is not null as begun
    from project_members m join projects p on p.id = m.project_id
    left join lateral (
      select max(happened_on) as last from project_activities where project_id = p.id) a on true
    where m.user_id = ${user.id} and p.finished_at is null
      and (a.last is null or a.last < current_date - ${QUIET_DAYS}::int)
    order by a.last nulls first, p.id limit 1`)
  const [quiet] = rows
  if (!quiet) return {}
  const t = translator({ bhs, en }, locale)
  const which = quiet.begun ? 'quiet' : 'new'
  return {
    steps: [
      {
        id: 'projects-log',
        weight: WEIGHT,
        title: t(`dashboard.${which}.title`, { title: quiet.title }),
        text: t(`dashboard.${which}.text`),
        action: t('dashboard.action'),
        path: `/projects/${quiet.slug}`,
        progress: null,
      },
    ],
  }
}

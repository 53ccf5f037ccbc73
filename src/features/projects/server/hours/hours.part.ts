import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { DashboardPart } from '#platform/server/dashboard-part.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { serverMessages as bhs } from '../../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../../contract/server-messages.en.ts'

const waitingRows = rowsOf({ slug: z.string(), title: z.string() })

/** A member did the work and waits for its confirmation. */
const WEIGHT = 70

/** The dashboard's part: hours that wait for the member's confirmation, the oldest first. */
export const hoursPart: DashboardPart = async ({ db, user, locale }) => {
  const { rows } = await waitingRows(db)(sql`
    select p.slug, p.title from project_hours h join projects p on p.id = h.project_id
    join public_calls c on c.id = p.call_id
    where h.confirmed_at is null and h.returned_at is null and h.user_id is not null and (
      (h.user_id = ${user.id} and h.entered_by is distinct from h.user_id)
      or (h.entered_by = h.user_id and h.user_id <> ${user.id} and (
        exists (select from project_members m where m.project_id = p.id and m.lead and m.user_id = ${user.id})
        or exists (select from bank_boards b where b.bank_id = c.bank_id and b.user_id = ${user.id}))))
    order by h.entered_at limit 1`)
  const [waiting] = rows
  if (!waiting) return {}
  const { slug, title } = waiting
  const t = translator({ bhs, en }, locale)
  return {
    steps: [
      {
        id: 'projects-hours',
        weight: WEIGHT,
        title: t('dashboard.hours.title', { title }),
        text: t('dashboard.hours.text'),
        action: t('dashboard.hours.action'),
        path: `/projects/${slug}#hours`,
        progress: null,
      },
    ],
  }
}

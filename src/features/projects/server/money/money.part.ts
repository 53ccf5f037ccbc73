import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { DashboardPart } from '#platform/server/dashboard-part.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { serverMessages as bhs } from '../../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../../contract/server-messages.en.ts'

const openRows = rowsOf({ slug: z.string(), title: z.string(), what: z.enum(['sign', 'write']) })

/** Nothing is paid before it. */
const WEIGHT = 78

/** On the dashboard: a contract that one's team has to sign, or that one's bank has still to issue. */
export const moneyPart: DashboardPart = async ({ db, user, locale }) => {
  const { rows } = await openRows(db)(sql`
    select p.slug, p.title, 'sign' as what
    from project_members m join projects p on p.id = m.project_id
    join project_agreements a on a.project_id = p.id
    where m.user_id = ${user.id} and a.issued_at is not null and a.signed_at is null
    union all
    select p.slug, p.title, 'write' as what
    from bank_boards b join public_calls c on c.bank_id = b.bank_id join projects p on p.call_id = c.id
    left join project_agreements a on a.project_id = p.id
    where b.user_id = ${user.id} and a.issued_at is null and p.finished_at is null and not exists (
      select from project_members m where m.project_id = p.id and m.user_id = ${user.id})
    order by what, slug limit 1`)
  const [open] = rows
  if (!open) return {}
  const { slug, title, what } = open
  const t = translator({ bhs, en }, locale)
  return {
    steps: [
      {
        id: 'projects-money',
        weight: WEIGHT,
        title: t(`dashboard.${what}.title`, { title }),
        text: t(`dashboard.${what}.text`),
        action: t('dashboard.openMoney'),
        path: `/projects/${slug}/money`,
        progress: null,
      },
    ],
  }
}

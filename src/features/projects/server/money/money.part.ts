import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { hasConflict } from './bank-side.queries.ts'
import type { DashboardPart } from '#platform/server/dashboard-part.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { serverMessages as bhs } from '../../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../../contract/server-messages.en.ts'

/** In order of priority. */
const WAITING = ['mark', 'pay', 'sign', 'write'] as const
const openRows = rowsOf({ slug: z.string(), title: z.string(), what: z.enum(WAITING) })

/** Nothing is paid before it. */
const WEIGHT = 78

/**
 * The dashboard's part: a contract for the member's team to sign, and for their bank one to issue, a signed copy to view,
 * and a payment that somebody else has approved.
 */
export const moneyPart: DashboardPart = async ({ db, user, locale }) => {
  const { rows } = await openRows(db)(sql`
    with copies as (
      select project_id from project_files where entry_id is null and issued_id is null
    ), cared as (
      select p.id, p.slug, p.title, p.finished_at
      from call_boards j join projects p on p.call_id = j.call_id
      where j.user_id = ${user.id} and not ${hasConflict(sql`j.user_id`)} and not exists (
        select from project_members m where m.project_id = p.id and m.user_id = ${user.id}))
    select p.slug, p.title, 'sign' as what
    from project_members m join projects p on p.id = m.project_id
    join project_agreements a on a.project_id = p.id
    where m.user_id = ${user.id} and a.issued_at is not null and a.signed_at is null
      and not exists (select from copies f where f.project_id = p.id)
    union all
    select p.slug, p.title, 'mark' from cared p join project_agreements a on a.project_id = p.id
    where a.issued_at is not null and a.signed_at is null
      and exists (select from copies f where f.project_id = p.id)
    union all
    select p.slug, p.title, 'pay' from cared p join project_instalments i on i.project_id = p.id
    where i.released_at is not null and i.released_by is distinct from ${user.id} and not exists (
      select from project_entries e where e.instalment_id = i.id and e.struck_at is null)
    union all
    select p.slug, p.title, 'write' from cared p left join project_agreements a on a.project_id = p.id
    where a.issued_at is null and p.finished_at is null
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

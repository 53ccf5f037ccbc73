import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { CLOSED_REASONS, KINDS, STATUSES } from '../contract/kinds.ts'

const OVERVIEW_MAX = 200

const overviewRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  kind: z.enum(KINDS),
  status: z.enum(STATUSES),
  title: z.custom<Bilingual>(),
  deadline: z.nullable(timestamp),
  closedReason: z.nullable(z.enum(CLOSED_REASONS)),
  updatedAt: timestamp,
  wasPublished: z.boolean(),
  isReturned: z.boolean(),
  isEnding: z.boolean(),
  questions: z.number(),
})

/**
 * Lists an organisation's opportunities that are not archived, open ones first. One ends when its deadline is at most so
 * many days away.
 */
export async function listOverviewOf(
  db: Db,
  { organisationId, endingDays }: { organisationId: string; endingDays: number },
) {
  const { rows } = await overviewRows(db)(sql`
    select o.id, o.slug, o.kind, o.status, o.title, o.deadline, o.closed_reason as "closedReason",
      o.updated_at as "updatedAt", o.published_at is not null as "wasPublished",
      o.returned_reason is not null as "isReturned",
      coalesce(o.status = 'published' and o.deadline > now()
        and o.deadline <= now() + make_interval(days => ${endingDays}::int), false) as "isEnding",
      (select count(*)::int from waiting_questions w
        where w.about_kind = 'opportunity' and w.about_id = o.id) as questions
    from opportunities o
    where o.organisation_id = ${organisationId} and o.status <> 'archived'
    order by o.status <> 'published', o.deadline nulls last, o.updated_at desc, o.id desc limit ${OVERVIEW_MAX}`)
  return rows.map(({ title, deadline, updatedAt, ...row }) => ({
    ...row,
    title: { bhs: title.bhs ?? '', en: title.en ?? '' },
    deadline: toIso(deadline),
    updatedAt: toIso(updatedAt),
  }))
}

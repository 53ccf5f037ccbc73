import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import type { Deadline } from '../../contract/cards.endpoints.ts'

const deadlinesRows = rowsOf({
  id: z.string(),
  kind: z.custom<Deadline['kind']>(),
  application: z.nullable(z.string()),
  slug: z.nullable(z.string()),
  title: z.strictObject({ bhs: z.optional(z.string()), en: z.optional(z.string()) }),
  by: z.string(),
  at: z.string(),
  answer: z.nullable(z.string()),
})
type Row = RowOf<typeof deadlinesRows>

/** With the answer that a member has given to an interview. */
export type OwnDeadline = Deadline & { application: string | null; answer: string | null }

const LIMIT = 100

/** Lists ends and dates within the given days of everything that a member has saved, begun, sent or tracks elsewhere. */
export async function listDeadlinesOf(
  db: Db,
  { userId, days }: { userId: string; days: number },
): Promise<OwnDeadline[]> {
  const { rows } = await deadlinesRows(db)(sql`
    with mine as (
      select opportunity_id as id, null::uuid as application, null as status from member_opportunity_events
        where user_id = ${userId} and kind = 'saved'
          and opportunity_id not in (
            select opportunity_id from member_applications where user_id = ${userId} and opportunity_id is not null)
      union all
      select opportunity_id, id, status from member_applications
        where user_id = ${userId} and opportunity_id is not null and not second),
    shown as (
      select mine.application, mine.status as application_status, o.*, o.organisation as by
      from mine join public_opportunities o on o.id = mine.id),
    ends as (
      select id, case when application is null then 'saved' else 'draft' end as kind, application, slug, title, by,
        deadline as at, null as answer
      from shown where status = 'published' and (application is null or application_status = 'draft')
      union all
      select id, 'event', application, slug, title, by, starts_at, null
      from shown where kind in ('event', 'training', 'competition')
        and (application is null or application_status not in ('declined', 'withdrawn'))
      union all
      select i.application_id, 'interview', i.application_id, null, o.title, o.organisation, i.starts_at, i.answer
      from member_interviews i join public_opportunities o on o.id = i.opportunity_id where i.user_id = ${userId}
      union all
      select id, 'elsewhere', id, null, jsonb_build_object('bhs', external->>'title', 'en', external->>'title'),
        external->>'organisation', case when pg_input_is_valid(external->>'deadline', 'timestamptz') then (external->>'deadline')::timestamptz end, null
      from member_applications
      where user_id = ${userId} and external is not null and status = 'draft'
      union all
      select id, 'reply', id, null, jsonb_build_object('bhs', external->>'title', 'en', external->>'title'),
        external->>'organisation', case when pg_input_is_valid(external->>'replyBy', 'timestamptz') then (external->>'replyBy')::timestamptz end, null
      from member_applications
      where user_id = ${userId} and external is not null and status in ('sent', 'in-review'))
    select id, kind, application, slug, title, by, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, answer
    from ends where at > now() and at <= now() + make_interval(days => ${days}) order by ends.at, id limit ${LIMIT}`)
  return rows.map(({ title, slug, ...row }) => ({
    ...row,
    title: { bhs: title.bhs ?? '', en: title.en ?? '' },
    path: pathOf({ ...row, slug }),
  }))
}

/** Returns true for an event that takes place, not a deadline. */
export function isOccasion({ kind }: Pick<Deadline, 'kind'>): boolean {
  return kind === 'event' || kind === 'interview'
}

function pathOf({ kind, application, slug }: Pick<Row, 'kind' | 'application' | 'slug'>): string {
  if (kind === 'elsewhere' || kind === 'reply') return '/applications'
  return (kind === 'draft' || kind === 'interview') && application
    ? `/applications/${application}`
    : `/opportunities/${slug}`
}

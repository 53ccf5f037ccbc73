import * as z from 'zod/mini'
import type { Role } from '#features/organisations/contract/kinds.ts'
import { TIME_ZONE } from '#platform/contract/dates.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { type SQL, sql } from '#platform/server/db/sql.ts'
import { INTERVIEW_DAYS } from '../../contract/home.endpoints.ts'
import { INTERVIEW_WAYS } from '../../contract/interview.endpoints.ts'
import { NAMED } from '../../contract/statuses.ts'
import { IS_UNANSWERED, SHOWN } from '../finding/conditions.ts'

const INTERVIEWS_MAX = 50

const countRows = rowsOf({
  id: z.string(),
  all: z.number(),
  fresh: z.number(),
  further: z.number(),
  waiting: z.number(),
  late: z.number(),
  today: z.number(),
  promisedAt: z.nullable(timestamp),
})

/** The midnight in Sarajevo that ends the day so many days from today. */
const endOfDay = (days: number): SQL =>
  sql`((date_trunc('day', now() at time zone ${TIME_ZONE}) + make_interval(days => ${days + 1}::int)) at time zone ${TIME_ZONE})`

/** Counts what waits at each opportunity; those without applications are left out. */
export async function listWaitingCounts(db: Db, opportunityIds: readonly string[]) {
  const { rows } = await countRows(db)(sql`
    select opportunity_id as id, count(*)::int as all,
      (count(*) filter (where a.status = 'sent'))::int as fresh,
      (count(*) filter (where ${SHOWN} = any(${sql.param([...NAMED])}::text[])))::int as further,
      (count(*) filter (where ${IS_UNANSWERED}))::int as waiting,
      (count(*) filter (where ${IS_UNANSWERED} and a.promised_at < now()))::int as late,
      (count(*) filter (where ${IS_UNANSWERED} and a.promised_at >= now() and a.promised_at < ${endOfDay(0)}))::int
        as today,
      min(a.promised_at) filter (where ${IS_UNANSWERED}) as "promisedAt"
    from applications a
    where opportunity_id = any(${sql.param([...opportunityIds])}::uuid[]) and sent_at is not null
    group by opportunity_id`)
  return new Map(
    rows.map(({ id, promisedAt, ...counts }) => [id, { ...counts, promisedAt: toIso(promisedAt) }]),
  )
}

const interviewRows = rowsOf({
  application: z.string(),
  opportunity: z.string(),
  at: timestamp,
  minutes: z.number(),
  way: z.enum(INTERVIEW_WAYS),
  name: z.string(),
  isToday: z.boolean(),
  asksAnother: z.boolean(),
})

/** Lists agreed interviews of the next days, until they end, and those for which another time is asked. */
export async function listNextInterviews(db: Db, opportunityIds: readonly string[]) {
  const { rows } = await interviewRows(db)(sql`
    select i.application_id as application, a.opportunity_id as opportunity, i.starts_at as at, i.minutes, i.way,
      u.first_name || ' ' || u.last_name as name, i.starts_at < ${endOfDay(0)} as "isToday",
      i.answer = 'other' as "asksAnother"
    from application_interviews i
    join applications a on a.id = i.application_id
    join users u on u.id = a.user_id
    where a.opportunity_id = any(${sql.param([...opportunityIds])}::uuid[])
      and a.status = any(${sql.param([...NAMED])}::text[]) and a.status <> 'hired'
      and i.cancelled_at is null and i.answer in ('yes', 'other')
      and i.starts_at + make_interval(mins => i.minutes) > now() and i.starts_at < ${endOfDay(INTERVIEW_DAYS)}
    order by i.starts_at, i.application_id limit ${INTERVIEWS_MAX}`)
  return rows.map(({ at, ...row }) => ({ ...row, at: toIso(at) }))
}

const personRows = rowsOf({ id: z.string(), name: z.string(), scores: z.number() })

type People = { people: readonly { userId: string; role: Role }[]; opportunityIds: readonly string[] }

/** Names people with the number of applications to these opportunities that they have scored. */
export async function listReaders(db: Db, { people, opportunityIds }: People) {
  const { rows } = await personRows(db)(sql`
    select u.id, u.first_name || ' ' || u.last_name as name, (
      select count(*)::int from application_scores s join applications a on a.id = s.application_id
      where s.user_id = u.id and a.opportunity_id = any(${sql.param([...opportunityIds])}::uuid[])) as scores
    from users u where u.id = any(${sql.param(people.map(({ userId }) => userId))}::uuid[])`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return people.flatMap(({ userId, role }) => {
    const person = byId.get(userId)
    return person ? [{ ...person, role }] : []
  })
}

import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Place } from '#platform/contract/cursor.ts'
import type { Waiting } from '#platform/server/console-part.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { attachedFile } from '../contract/attached.ts'
import {
  type Answer,
  type Limit,
  type Measure,
  type ReportReason,
  type Rule,
  WORRIES,
} from '../contract/kinds.ts'
import type { QueueName } from '../contract/queue.endpoints.ts'
import type { Sign } from '../contract/signs.ts'

const rowRows = rowsOf({
  id: z.string(),
  kind: z.string(),
  thing: z.string(),
  author: z.nullable(z.string()),
  authorName: z.nullable(z.string()),
  excerpt: z.string(),
  attached: z.array(attachedFile),
  reason: z.nullable(z.custom<ReportReason>()),
  reports: z.number(),
  signs: z.array(z.custom<Sign>()),
  isUrgent: z.boolean(),
  at: timestamp,
  isLate: z.boolean(),
  takenBy: z.nullable(z.string()),
})
export type QueueRow = RowOf<typeof rowRows>
const countRows = rowsOf({ open: z.number(), late: z.number(), appeals: z.number() })
const waitingRows = rowsOf({ count: z.number(), oldest: z.nullable(timestamp) })
const reportRows = rowsOf({
  reporter: z.nullable(z.string()),
  reason: z.custom<ReportReason>(),
  note: z.string(),
  name: z.nullable(z.string()),
  right: z.number(),
  judged: z.number(),
})
const historyRows = rowsOf({
  measure: z.custom<Measure>(),
  rule: z.nullable(z.custom<Rule>()),
  at: timestamp,
  counts: z.boolean(),
  isRecent: z.boolean(),
})
const decisionRows = rowsOf({
  measure: z.custom<Measure>(),
  limits: z.array(z.custom<Limit>()),
  endsAt: z.nullable(timestamp),
  rule: z.nullable(z.custom<Rule>()),
  reason: z.string(),
  moderator: z.nullable(z.string()),
  by: z.nullable(z.string()),
  at: timestamp,
  appeal: z.nullable(z.string()),
  answer: z.nullable(z.custom<Answer>()),
  answerReason: z.nullable(z.string()),
})
const nameRows = rowsOf({ id: z.string(), name: z.string() })

const LISTS: Record<QueueName, { where: SQL; at: SQL; isForward: boolean }> = {
  open: { where: sql`c.closed_at is null`, at: sql`c.due_at`, isForward: true },
  appeals: {
    where: sql`d.appealed_at is not null and d.answered_at is null`,
    at: sql`d.appealed_at`,
    isForward: true,
  },
  decided: { where: sql`d.id is not null`, at: sql`d.decided_at`, isForward: false },
}

function columns(at: SQL, reader: string): SQL {
  return sql`c.id, c.kind, c.thing, c.author_id as author, u.first_name || ' ' || u.last_name as "authorName", c.excerpt, c.attached,
    r.reason, coalesce(r.reports, 0)::int as reports,
    array(select f.sign from moderation_flags f where f.case_id = c.id order by f.sign) as signs, c.is_urgent as "isUrgent", ${at} as at,
    c.closed_at is null and c.due_at < now() as "isLate",
    case when c.taken_until > now() and c.taken_by <> ${reader} then h.first_name || ' ' || h.last_name end as "takenBy"
    from moderation_cases c
    left join moderation_decisions d on d.case_id = c.id
    left join users u on u.id = c.author_id
    left join users h on h.id = c.taken_by
    left join lateral (select mode() within group (order by reason) as reason, count(*) as reports
      from moderation_reports where case_id = c.id) r on true`
}

export async function listQueue(
  db: Db,
  {
    queue,
    after,
    limit,
    reader,
  }: { queue: QueueName; after: Place | undefined; limit: number; reader: string },
): Promise<QueueRow[]> {
  const { where, at, isForward } = LISTS[queue]
  const beyond = after
    ? sql`and (${at}, c.id) ${sql.raw(isForward ? '>' : '<')} (${after.at}, ${after.id})`
    : sql``
  const way = sql.raw(isForward ? 'asc' : 'desc')
  const { rows } = await rowRows(db)(sql`
    select ${columns(at, reader)} where ${where} ${beyond} order by ${at} ${way}, c.id ${way} limit ${limit}`)
  return rows
}

export async function findCase(
  db: Db,
  { id, reader }: { id: string; reader: string },
): Promise<QueueRow | undefined> {
  const { rows } = await rowRows(db)(sql`select ${columns(sql`c.due_at`, reader)} where c.id = ${id}`)
  return rows[0]
}

export async function getQueueCounts(db: Db) {
  const { rows } = await countRows(db)(sql`
    select count(*)::int as open, count(*) filter (where due_at < now())::int as late,
      (select count(*)::int from moderation_decisions where appealed_at is not null and answered_at is null) as appeals
    from moderation_cases where closed_at is null`)
  return rows[0]!
}

/** Counts the waiting cases and appeals; a case waits from its opening, an appeal from its arrival. */
export async function getWaitingCases(db: Db): Promise<Waiting> {
  const { rows } = await waitingRows(db)(sql`
    select count(*)::int as count, min(since) as oldest from (
      select opened_at as since from moderation_cases where closed_at is null
      union all select appealed_at from moderation_decisions where appealed_at is not null and answered_at is null
    ) waiting`)
  const [row] = rows
  return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null }
}

/** Lists the reporters with their reasons and how often each was right before. */
export async function listReports(db: Db, id: string) {
  const { rows } = await reportRows(db)(sql`
    select r.reporter_id as reporter, r.reason, r.note, u.first_name || ' ' || u.last_name as name,
      t.judged, t."right"
    from moderation_reports r left join users u on u.id = r.reporter_id
    cross join lateral (
      select count(*)::int as judged,
        count(*) filter (where d.measure <> 'keep' and d.answer is distinct from 'lifted')::int as "right"
      from moderation_reports o join moderation_decisions d on d.case_id = o.case_id
      where o.reporter_id = r.reporter_id and o.case_id <> r.case_id
        and d.measure <> 'help' and o.reason <> all(${sql.param([...WORRIES])}::text[])) t
    where r.case_id = ${id} order by r.created_at, r.id limit 100`)
  return rows
}

/** Lists earlier decisions about the same person; a strike counts until it expires. */
export async function listHistory(db: Db, { author, except }: { author: string; except: string }) {
  const { rows } = await historyRows(db)(sql`
    select d.measure, d.rule, d.decided_at as at, coalesce(d.strike_until > now(), false) as counts,
      d.measure not in ('keep', 'help') and d.decided_at > now() - interval '6 months' as "isRecent"
    from moderation_decisions d join moderation_cases c on c.id = d.case_id
    where c.author_id = ${author} and c.id <> ${except} and d.answer is distinct from 'lifted'
    order by d.decided_at desc limit 20`)
  return rows
}

export async function findDecision(db: Db, id: string) {
  const { rows } = await decisionRows(db)(sql`
    select d.measure, d.limits, d.ends_at as "endsAt", d.rule, d.reason, d.moderator_id as moderator, u.first_name || ' ' || u.last_name as by,
      d.decided_at as at, d.appeal, d.answer, d.answer_reason as "answerReason"
    from moderation_decisions d left join users u on u.id = d.moderator_id where d.case_id = ${id}`)
  return rows[0]
}

export async function listNamesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await nameRows(db)(sql`
    select id, first_name || ' ' || last_name as name from users where id = any(${sql.param([...ids])}::uuid[])`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

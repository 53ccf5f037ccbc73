import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { problems as platform } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type AdjustableLimit, counterOf } from '#platform/server/limits/adjustable-limit.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { type ReportReason, URGENT, WORRIES } from '../contract/kinds.ts'
import { problems } from '../contract/problems.ts'
import { promisedHours, type Trust } from '../contract/promise.ts'
import { getOrInsertCase } from './cases.queries.ts'
import type { Kinds } from './kinds.ts'
import { notifyUrgent } from './notifications.ts'

export const reportLimit: AdjustableLimit = {
  id: 'reports',
  key: 'moderation:report',
  times: 20,
  seconds: 86_400,
  least: 5,
  most: 200,
}

const idRows = rowsOf({ id: z.string() })
const trustRows = rowsOf({ right: z.number(), judged: z.number() })

type Report = {
  services: Services
  kinds: Kinds
  reporter: string
  kind: string
  thing: string
  reason: ReportReason
  note: string
}

/** Stores a report of something that the member can see; all open reports of one thing form one case. */
export async function createReport(input: Report): Promise<void> {
  const { services, kinds, reporter, kind, thing, reason, note } = input
  await limitOrThrow(services.db, counterOf(reportLimit, reporter))
  const reportedThing = await kinds.of(kind).find(services.db, { id: thing, reader: reporter })
  if (!reportedThing) throw new Problem(platform.notFound)
  if (reportedThing.author === reporter) throw new Problem(problems.ownThing)
  const isUrgent = URGENT.has(reason)
  const trust = await trustOf(services.db, reporter)
  const hours = promisedHours({ isUrgent, trust })
  await inTransaction(services.pool, async (tx) => {
    // Concurrent reports form one case.
    const { author, text, attached } = reportedThing
    const id = await getOrInsertCase(tx, { kind, thing, author, text, attached, isUrgent, hours })
    const { rows } = await idRows(tx)(sql`
      insert into moderation_reports (id, case_id, reporter_id, reason, note)
      values (${newId()}, ${id}, ${reporter}, ${reason}, ${note.trim()})
      on conflict (case_id, reporter_id) do nothing returning id`)
    if (rows.length === 0) throw new Problem(problems.alreadyReported)
    if (isUrgent) await notifyUrgent(tx, { services, id, reason })
  })
}

/** Counts a reporter's judged reports, and those that were right. */
export async function trustOf(db: Db, reporter: string): Promise<Trust> {
  const { rows } = await trustRows(db)(sql`
    select count(*)::int as judged,
      count(*) filter (where d.measure <> 'keep' and d.answer is distinct from 'lifted')::int as "right"
    from moderation_reports r join moderation_decisions d on d.case_id = r.case_id
    where r.reporter_id = ${reporter} and d.measure <> 'help' and r.reason <> all(${sql.param([...WORRIES])}::text[])`)
  return rows[0]!
}

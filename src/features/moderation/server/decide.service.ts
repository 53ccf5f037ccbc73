import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { problems as platform } from '#platform/contract/problems.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { type Answer, isMild, type Measure, type Rule, WORRIES } from '../contract/kinds.ts'
import { problems } from '../contract/problems.ts'
import { announceCase } from './announce.ts'
import type { Kinds } from './kinds.ts'
import {
  applyToPerson,
  checkedMeasure,
  type MeasureChoice,
  storeDecision,
  takeFromPerson,
} from './measures.service.ts'
import { mailSuspended, notifyAnswer, notifyDecision, notifyHelp, notifyOutcome } from './notifications.ts'
import { giveAppealKey } from './statement.service.ts'

type Call = { services: Services; kinds: Kinds; session: Session; id: string }

const caseRows = rowsOf({
  kind: z.string(),
  thing: z.string(),
  author: z.nullable(z.string()),
  closed_at: z.nullable(timestamp),
  /** The moderator who has claimed the case. */
  taken_by: z.nullable(z.string()),
})
const reporterRows = rowsOf({ reporter: z.string() })
const appealRows = rowsOf({
  id: z.string(),
  measure: z.custom<Measure>(),
  rule: z.nullable(z.custom<Rule>()),
  moderator: z.nullable(z.string()),
  waits: z.boolean(),
  endsAt: z.nullable(timestamp),
})

/** Decides a case once: a concurrent second decision is rejected. */
export async function decideCase(input: Call & MeasureChoice): Promise<void> {
  const { services, kinds, session, id } = input
  const reason = input.reason.trim()
  if (reason === '')
    throw new Problem(problems.reasonNeeded, { fields: { reason: problems.reasonNeeded.code } })
  const choice = checkedMeasure({ ...input, reason })
  const { measure, rule, limits, days } = choice
  await inTransaction(services.pool, async (tx) => {
    const caseRow = await lockCase(tx, id)
    if (caseRow.closed_at) throw new Problem(problems.decided)
    refuseIfClaimed(caseRow, session)
    const reporters = await reportersOf(tx, id)
    if ([caseRow.author, ...reporters].includes(session.userId)) throw new Problem(problems.involved)
    const decision = newId()
    const endsAt = await storeDecision(tx, {
      ...choice,
      id: decision,
      caseId: id,
      moderator: session.userId,
    })
    await tx.execute<object>(sql`
      update moderation_cases set closed_at = now(), taken_by = null, taken_until = null where id = ${id}`)
    await announceCase(tx, id)
    if (measure === 'help' && !caseRow.author) throw new Problem(problems.nobody)
    if (measure === 'help' && caseRow.author)
      await notifyHelp(tx, { services, to: caseRow.author, decision, message: reason })
    if (!isMild(measure)) {
      await kinds.known(caseRow.kind)?.hide(tx, { services, id: caseRow.thing, reason })
      await applyToPerson(tx, { services, session, author: caseRow.author, measure, endsAt, reason })
      if (measure === 'suspend' && endsAt && caseRow.author) {
        const token = await giveAppealKey(tx, { services, id: decision })
        await mailSuspended(tx, { services, to: caseRow.author, token, rule, reason, until: endsAt })
      }
      if (caseRow.author)
        await notifyDecision(tx, { services, to: caseRow.author, decision, measure, rule, reason })
    }
    const worried = await worriedAmong(tx, id)
    const others = reporters.filter((reporter) => !worried.includes(reporter))
    await notifyOutcome(tx, { services, to: worried, about: id, measure, worried: true })
    await notifyOutcome(tx, { services, to: others, about: id, measure })
    await recordAudit(tx, {
      ...subjectOf(input, caseRow),
      action: 'moderation.decide',
      after: { measure, rule, ...(days !== null && { days, limits: limits.join(', ') }) },
      reason,
    })
  })
}

/** Answers an appeal, as another moderator: the decision stands or is lifted. */
export async function answerAppeal(input: Call & { answer: Answer; reason: string }): Promise<void> {
  const { services, kinds, session, id, answer } = input
  const reason = input.reason.trim()
  if (reason === '')
    throw new Problem(problems.reasonNeeded, { fields: { reason: problems.reasonNeeded.code } })
  await inTransaction(services.pool, async (tx) => {
    const caseRow = await lockCase(tx, id)
    refuseIfClaimed(caseRow, session)
    const { rows } = await appealRows(tx)(sql`
      select id, measure, rule, moderator_id as moderator, ends_at as "endsAt", appealed_at is not null and answered_at is null as waits
      from moderation_decisions where case_id = ${id}`)
    const [decision] = rows
    if (!decision?.waits) throw new Problem(problems.notNow)
    const reporters = await reportersOf(tx, id)
    if ([caseRow.author, decision.moderator, ...reporters].includes(session.userId))
      throw new Problem(problems.involved)
    await tx.execute<object>(sql`
      update moderation_decisions set answer = ${answer}, answer_reason = ${reason}, answered_by = ${session.userId},
        answered_at = now(), strike_until = case when ${answer} = 'lifted' then null else strike_until end
      where id = ${decision.id}`)
    await tx.execute<object>(sql`
      update moderation_cases set taken_by = null, taken_until = null where id = ${id}`)
    await announceCase(tx, id)
    if (answer === 'lifted') {
      await kinds.known(caseRow.kind)?.restore(tx, { services, id: caseRow.thing })
      const endsAt = decision.endsAt === null ? null : new Date(decision.endsAt)
      const { measure } = decision
      await takeFromPerson(tx, { services, session, author: caseRow.author, measure, endsAt, reason })
      await notifyOutcome(tx, { services, to: reporters, about: id, measure, restored: true })
    }
    if (caseRow.author) {
      const { rule } = decision
      await notifyAnswer(tx, { services, to: caseRow.author, decision: decision.id, rule, reason, answer })
    }
    await recordAudit(tx, {
      ...subjectOf(input, caseRow),
      action: 'moderation.answer',
      before: { measure: decision.measure },
      after: { answer },
      reason,
    })
  })
}

type CaseSubject = { kind: string; author: string | null }

export function subjectOf({ services, session, id }: Call, { kind, author }: CaseSubject) {
  return { services, session, personId: author, subject: { kind: 'case', id, name: kind } }
}

/** Rejects a decision on a case that another moderator has claimed; they can take it over first. */
function refuseIfClaimed({ taken_by: by }: { taken_by: string | null }, { userId }: Session): void {
  if (by !== null && by !== userId) throw new Problem(problems.taken)
}

async function lockCase(tx: Db, id: string) {
  const { rows } = await caseRows(tx)(sql`
    select kind, thing, author_id as author, closed_at,
      case when taken_until > now() then taken_by end as taken_by
    from moderation_cases where id = ${id} for update`)
  const [row] = rows
  if (!row) throw new Problem(platform.notFound)
  return row
}

/** Lists the reporters who worried about somebody; no rule concerns them. */
async function worriedAmong(db: Db, id: string): Promise<string[]> {
  const { rows } = await reporterRows(db)(sql`
    select reporter_id as reporter from moderation_reports
    where case_id = ${id} and reporter_id is not null and reason = any(${sql.param([...WORRIES])}::text[])`)
  return rows.map(({ reporter }) => reporter)
}

async function reportersOf(db: Db, id: string): Promise<string[]> {
  const { rows } = await reporterRows(db)(sql`
    select reporter_id as reporter from moderation_reports where case_id = ${id} and reporter_id is not null`)
  return rows.map(({ reporter }) => reporter)
}

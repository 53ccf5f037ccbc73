import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { liftDecided, suspendByDecision } from '#features/admin/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { DAYS, isMild, type Limit, type Measure, type Rule, STRIKE_MONTHS } from '../contract/kinds.ts'
import { problems } from '../contract/problems.ts'

const endRows = rowsOf({ endsAt: z.nullable(timestamp) })

export type MeasureChoice = {
  measure: Measure
  rule: Rule | null
  reason: string
  limits?: readonly Limit[] | undefined
  days?: number | null | undefined
}

/** Checks a measure: one against somebody needs a rule, a temporary one its days; other fields are dropped. */
export function checkedMeasure({ measure, rule, reason, limits = [], days = null }: MeasureChoice) {
  if (!isMild(measure) && !rule)
    throw new Problem(problems.ruleNeeded, { fields: { rule: problems.ruleNeeded.code } })
  const allowed: readonly number[] = measure === 'limit' || measure === 'suspend' ? DAYS[measure] : []
  if (allowed.length > 0 && (days === null || !allowed.includes(days)))
    throw new Problem(problems.daysNeeded, { fields: { days: problems.daysNeeded.code } })
  if (measure === 'limit' && limits.length === 0)
    throw new Problem(problems.limitsNeeded, { fields: { limits: problems.limitsNeeded.code } })
  return {
    measure,
    rule: isMild(measure) ? null : rule,
    reason,
    limits: measure === 'limit' ? [...new Set(limits)] : [],
    days: allowed.length > 0 ? days : null,
  }
}

type NewDecision = ReturnType<typeof checkedMeasure> & { id: string; caseId: string; moderator: string }

/** Stores the decision; returns the end of the measure. */
export async function storeDecision(tx: Db, decision: NewDecision): Promise<Date | null> {
  const { id, caseId, moderator, measure, rule, reason, limits, days } = decision
  const isStrike = !isMild(measure) && measure !== 'hide'
  const { rows } = await endRows(tx)(sql`
    insert into moderation_decisions (id, case_id, moderator_id, measure, rule, reason, limits, ends_at, strike_until)
    values (${id}, ${caseId}, ${moderator}, ${measure}, ${rule}, ${reason}, ${sql.param(limits)}::text[],
      now() + make_interval(days => ${days}::int),
      ${isStrike ? sql`now() + make_interval(months => ${STRIKE_MONTHS})` : null})
    returning ends_at as "endsAt"`)
  const end = rows[0]?.endsAt
  return end ? new Date(end) : null
}

type Towards = {
  services: Services
  session: Session
  author: string | null
  measure: Measure
  endsAt: Date | null
  reason: string
}

/** Applies a decision to the author; the caller applies it to the thing. `refuseIfLimited` enforces limits. */
export async function applyToPerson(tx: Db, towards: Towards): Promise<void> {
  const { services, session, author, measure, endsAt: until, reason } = towards
  if (measure !== 'limit' && measure !== 'suspend') return
  if (!author) throw new Problem(problems.nobody)
  if (measure === 'suspend' && until)
    await suspendByDecision(tx, { services, session, userId: author, until, reason })
}

export async function takeFromPerson(tx: Db, towards: Towards): Promise<void> {
  const { services, session, author, measure, endsAt: until, reason } = towards
  if (measure === 'suspend' && author && until)
    await liftDecided(tx, { services, session, userId: author, until, reason })
}

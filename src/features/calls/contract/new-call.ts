import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import { localDay } from '#platform/contract/local-time.ts'
import type { CallContent } from './call.ts'
import { defaultRules } from './default-rules.ts'
import { emptyCall } from './empty-call.ts'
import { usualExplained } from './figures/usual-explained.ts'
import { planFrom, withPlan } from './planned-dates.ts'

/** Returns the content of a new call: the usual rules or those of an earlier call, and a plan from today on. */
export function newCallContent(
  earlier: CallContent | undefined,
  { today, municipalities }: { today: Date; municipalities: readonly MunicipalityId[] },
): CallContent {
  const plan = planFrom(today)
  if (earlier) {
    const { voteFrom, voteUntil } = earlier.vote === null ? { voteFrom: null, voteUntil: null } : plan.dates
    return withPlan(earlier, { ...plan, dates: { ...plan.dates, voteFrom, voteUntil } })
  }
  const empty = emptyCall()
  const { dates, projectFrom, projectUntil } = plan
  const settings = {
    team: { min: 3, max: 7 },
    ages: { min: 17, max: 35, on: localDay(new Date(dates.deadline ?? today)) },
    municipalities,
    amount: { min: 500_00, max: 1500_00 },
    contribution: { min: 50, max: 200 },
    electronics: 30,
    project: { from: projectFrom ?? localDay(today), until: projectUntil ?? localDay(today) },
  }
  const rules = defaultRules(settings, empty.template).filter(
    // A rule of places needs at least one.
    ({ kind }) => kind !== 'municipality' || municipalities.length > 0,
  )
  return { ...empty, ...plan, rules, explained: usualExplained({ ...empty, rules }) }
}

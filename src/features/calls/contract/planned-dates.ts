import { DAY_MS } from '#platform/contract/durations.ts'
import { fromLocal, localDay, toLocal } from '#platform/contract/local-time.ts'
import type { CallContent, CallDates } from './call.ts'
import { changedRule } from './rule-words.ts'
import type { Rule } from './rules.ts'

type Planned = Pick<CallContent, 'dates' | 'projectFrom' | 'projectUntil' | 'rules' | 'template'>

/** Dates of a call that move with its deadline. */
export const LATER_DATES = ['reviewUntil', 'voteFrom', 'voteUntil', 'resultsAt'] as const

/** Dates in the order of the calendar. */
export const DATE_ORDER = ['opensAt', 'deadline', ...LATER_DATES] as const satisfies (keyof CallDates)[]

/** Returns the plan of a new call: announced two weeks ahead, open for a month, decided within five weeks. */
export function planFrom(today: Date): Omit<Planned, 'rules' | 'template'> {
  const inDays = (days: number) => localDay(new Date(today.getTime() + days * DAY_MS))
  const at = (days: number, clock: string) => fromLocal(`${inDays(days)}T${clock}`)?.toISOString() ?? null
  return {
    dates: {
      opensAt: at(14, '09:00'),
      deadline: at(44, '14:00'),
      reviewUntil: at(61, '14:00'),
      voteFrom: at(68, '09:00'),
      voteUntil: at(75, '14:00'),
      resultsAt: at(76, '14:00'),
    },
    projectFrom: inDays(90),
    projectUntil: inDays(270),
  }
}

/** Moves a call to other dates; rules with the day of the old deadline or the old days of the project follow. */
export function withPlan<C extends Planned>(call: C, plan: Partial<Omit<Planned, 'rules' | 'template'>>): C {
  const next = { ...call, ...plan }
  const dayOf = ({ dates: { deadline } }: Planned) => deadline && localDay(new Date(deadline))
  const [before, after] = [dayOf(call), dayOf(next)]
  const follow = (rule: Rule): Rule => {
    if (rule.kind === 'ages' && rule.on === before && after !== null)
      return changedRule(rule, { on: after }, call.template)
    if (rule.kind !== 'timeline') return rule
    return {
      ...rule,
      ...(rule.from === call.projectFrom && next.projectFrom !== null && { from: next.projectFrom }),
      ...(rule.until === call.projectUntil && next.projectUntil !== null && { until: next.projectUntil }),
    }
  }
  return { ...next, rules: call.rules.map(follow) }
}

/**
 * Extends the deadline: later dates move by as much, at the same time of day also across changes of the clock. Rules stay,
 * so that nobody becomes too old by it.
 */
export function extendDeadline<C extends Pick<CallContent, 'dates'>>(call: C, deadline: string): C {
  const { dates } = call
  if (dates.deadline === null) return { ...call, dates: { ...dates, deadline } }
  const localTime = (moment: string) => Date.parse(`${toLocal(new Date(moment))}Z`)
  const by = localTime(deadline) - localTime(dates.deadline)
  const moved = (moment: string | null) => {
    if (moment === null) return null
    const local = new Date(localTime(moment) + by).toISOString().slice(0, 16)
    return (fromLocal(local) ?? new Date(Date.parse(moment) + by)).toISOString()
  }
  const later = Object.fromEntries(LATER_DATES.map((name) => [name, moved(dates[name])]))
  return { ...call, dates: { ...dates, deadline, ...later } }
}

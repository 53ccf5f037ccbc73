import * as z from 'zod/mini'
import { bilingual } from '#platform/contract/bilingual-schemas.ts'
import { isoDateTime } from '#platform/contract/schemas.ts'
import { canvasTemplate, type CanvasTemplate } from './canvas-template.ts'
import { rules, type Rule } from './rules.ts'
import { boxId, day, feninga } from './values.ts'

/** The status that staff decide; the dates alone determine everything else about a call's life. */
export const CALL_STATUSES = ['draft', 'published', 'cancelled'] as const
export type CallStatus = (typeof CALL_STATUSES)[number]

export const CALL_PHASES = [
  'draft',
  'upcoming',
  'open',
  'review',
  'voting',
  'deciding',
  'finished',
  'cancelled',
] as const
export type CallPhase = (typeof CALL_PHASES)[number]

const moment = z.nullable(isoDateTime)

/** The dates of a call in their order; a call without a vote has neither of its two. */
export const callDates = z.strictObject({
  opensAt: moment,
  deadline: moment,
  reviewUntil: moment,
  voteFrom: moment,
  voteUntil: moment,
  resultsAt: moment,
})
export type CallDates = z.output<typeof callDates>

const percent = z.int().check(z.minimum(0), z.maximum(100))

/** The set-up of the review of applications. */
const reviewSetUp = z.strictObject({
  reviewers: z.int().check(z.minimum(1), z.maximum(15)),
  /** Reviewers do not see the applicants. */
  blind: z.boolean(),
  criteria: z
    .array(z.strictObject({ id: boxId, title: bilingual(80), weight: percent }))
    .check(z.maxLength(12)),
})

/** A question and its answer; the rules in plain words. */
const explained = z.strictObject({ title: bilingual(80), text: bilingual(600) })

/** An instalment of the money, and the report on which it depends. */
const instalment = z.strictObject({ percent, after: bilingual(160) })

/** Everything that an editor writes of a call; an unfinished one is stored too. */
export const callContent = z.strictObject({
  title: bilingual(140),
  summary: bilingual(300),
  dates: callDates,
  /** The first and last day of the project. */
  projectFrom: z.nullable(day),
  projectUntil: z.nullable(day),
  /** The sum of all grants of the call. */
  fund: feninga,
  /** The value of an hour of work as a contribution. */
  hourValue: feninga,
  /** Minutes after the deadline in which an application that was confirmed before it still arrives. */
  graceMinutes: z.int().check(z.minimum(0), z.maximum(240)),
  explained: z.array(explained).check(z.maxLength(12)),
  rules,
  template: canvasTemplate,
  review: reviewSetUp,
  /** Null where the board decides alone. */
  vote: z.nullable(z.strictObject({ minVotes: z.int().check(z.minimum(0), z.maximum(100_000)) })),
  instalments: z.array(instalment).check(z.maxLength(6)),
})
export type CallContent = z.output<typeof callContent>

type CallTiming = { status: CallStatus; dates: CallDates; isHeld: boolean }

/** Returns the phase at a moment. A call closes at its deadline to the millisecond. */
export function phaseOf({ status, dates, isHeld }: CallTiming, at: Date): CallPhase {
  if (status !== 'published') return status
  const past = (due: string | null) => due !== null && at.getTime() >= Date.parse(due)
  // Without the board's decision a call stays in review, so that nothing is announced that did not happen.
  if (isHeld && past(dates.deadline)) return 'review'
  if (past(dates.resultsAt)) return 'finished'
  if (past(dates.voteUntil)) return 'deciding'
  if (past(dates.voteFrom)) return 'voting'
  if (past(dates.deadline)) return 'review'
  return past(dates.opensAt) ? 'open' : 'upcoming'
}

/** Returns the last moment for applications that were confirmed before the deadline. */
export function graceEnd({ dates, graceMinutes }: Pick<CallContent, 'dates' | 'graceMinutes'>): Date | null {
  return dates.deadline === null ? null : new Date(Date.parse(dates.deadline) + graceMinutes * 60_000)
}

/** Lists rules whose box the template lacks or has as another kind. */
export function misplacedRules(among: readonly Rule[], { boxes }: CanvasTemplate): string[] {
  const slots = boxes.flatMap((box) => (box.kind === 'documents' ? box.slots.map(({ id }) => id) : []))
  return among
    .filter((rule) => {
      const box = boxes.find(({ id }) => id === rule.box)
      if (rule.box !== null && !box) return true
      if (rule.kind === 'length') return box?.kind !== 'text' || rule.max > box.limit || rule.min > rule.max
      return rule.kind === 'document' && !slots.includes(rule.slot)
    })
    .map(({ id }) => id)
}

import * as z from 'zod/mini'
import { bilingual } from '#platform/contract/bilingual-schemas.ts'
import { isoDateTime } from '#platform/contract/schemas.ts'
import { canvasTemplate, type CanvasTemplate } from './canvas-template.ts'
import { rules, type Rule } from './rules.ts'
import { boxId, day, feninga } from './values.ts'

/** What staff decided about a call; everything else about its life is told by its dates. */
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

/** Moments of a call in their order; a call without a vote has neither of its two. */
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

/** How applications are judged. */
const reviewSetUp = z.strictObject({
  reviewers: z.int().check(z.minimum(1), z.maximum(15)),
  /** Reviewers do not see who applied. */
  blind: z.boolean(),
  criteria: z
    .array(z.strictObject({ id: boxId, title: bilingual(80), weight: percent }))
    .check(z.maxLength(12)),
})

/** A question that people ask, and what is so; the rules in plain words. */
const explained = z.strictObject({ title: bilingual(80), text: bilingual(600) })

/** An instalment of the money, and the report that it waits for. */
const instalment = z.strictObject({ percent, after: bilingual(160) })

/** All that an editor writes of a call; an unfinished one is kept too. */
export const callContent = z.strictObject({
  title: bilingual(140),
  summary: bilingual(300),
  dates: callDates,
  /** The days between which the project happens. */
  projectFrom: z.nullable(day),
  projectUntil: z.nullable(day),
  /** What is shared out in all. */
  fund: feninga,
  /** What an hour of somebody's work counts as a contribution. */
  hourValue: feninga,
  /** So long after the deadline an application still arrives that was confirmed before it. */
  graceMinutes: z.int().check(z.minimum(0), z.maximum(240)),
  explained: z.array(explained).check(z.maxLength(12)),
  rules,
  template: canvasTemplate,
  review: reviewSetUp,
  /** Nothing where the board decides alone. */
  vote: z.nullable(z.strictObject({ minVotes: z.int().check(z.minimum(0), z.maximum(100_000)) })),
  instalments: z.array(instalment).check(z.maxLength(6)),
})
export type CallContent = z.output<typeof callContent>

type Standing = { status: CallStatus; dates: CallDates; isHeld: boolean }

/** Where a call stands at a moment. At its deadline to the millisecond it is open no more. */
export function phaseOf({ status, dates, isHeld }: Standing, at: Date): CallPhase {
  if (status !== 'published') return status
  const past = (due: string | null) => due !== null && at.getTime() >= Date.parse(due)
  // A board that has not decided keeps it where it is: nothing is said that did not happen.
  if (isHeld && past(dates.deadline)) return 'review'
  if (past(dates.resultsAt)) return 'finished'
  if (past(dates.voteUntil)) return 'deciding'
  if (past(dates.voteFrom)) return 'voting'
  if (past(dates.deadline)) return 'review'
  return past(dates.opensAt) ? 'open' : 'upcoming'
}

/** The last moment at which what was confirmed before the deadline is still taken. */
export function graceEnd({ dates, graceMinutes }: Pick<CallContent, 'dates' | 'graceMinutes'>): Date | null {
  return dates.deadline === null ? null : new Date(Date.parse(dates.deadline) + graceMinutes * 60_000)
}

/** Rules that point to a box which the template does not have, or to one of another kind. */
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

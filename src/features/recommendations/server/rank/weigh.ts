import type { Step } from '../../contract/weights.ts'
import { KIND_CODES, KIND_LIST } from './codes.ts'
import type { MemberFacts } from './facts.ts'

/** The most that each signal adds to a score. */
export type Weights = {
  skills: number
  taste: number
  place: number
  interest: number
  language: number
  fresh: number
  popular: number
  kind: number
  pay: number
  employer: number
  /** Penalty for required skills and experience of which a member has none, not even a similar one. */
  strange: number
  /** By kind. */
  learning: Float32Array
}

const NEAR: Readonly<Record<Step, number>> = { less: 0.04, normal: 0.2, more: 0.45 }
const PAY: Readonly<Record<Step, number>> = { less: 0, normal: 0.05, more: 0.25 }
const LEARNING: Readonly<Record<Step, number>> = { less: -0.08, normal: 0, more: 0.18 }
const TEACHES = { training: 1, internship: 0.6, scholarship: 0.8, competition: 0.4, volunteering: 0.4 }

/** A sought kind outweighs a second-best place, but not skills. */
const KIND_SAID = 0.25

/** Returns the weights; members without stated skills are led by their interests. */
export function weightsOf({ skills, weights, interactions, seeking }: MemberFacts): Weights {
  const isNew = skills.length === 0
  const minded = interactions.filter(({ did, reason }) => did === 'dismissed' && reason === 'pay').length
  const learning = new Float32Array(KIND_LIST.length)
  for (const [kind, share] of Object.entries(TEACHES))
    learning[KIND_CODES[kind as keyof typeof TEACHES]] = LEARNING[weights.learning] * share
  return {
    skills: isNew ? 0 : 0.8,
    taste: 0.15,
    place: NEAR[weights.near],
    interest: isNew ? 0.35 : 0.1,
    language: 0.15,
    fresh: 0.06,
    popular: 0.03,
    kind: seeking.length > 0 ? KIND_SAID : 0.12,
    pay: PAY[weights.pay] + Math.min(0.1, 0.03 * minded),
    employer: 0.5,
    // Without stated skills nothing counts as strange.
    strange: isNew ? 0 : 0.2,
    learning,
  }
}

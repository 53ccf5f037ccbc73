import type { Interest } from '#features/account/contract/onboarding.endpoints.ts'
import type { DismissReason, Kind, Mode, OpportunityEvent } from '#features/opportunities/contract/kinds.ts'
import type { Abilities } from '#features/opportunities/contract/skill-match.ts'
import type { SKILL_LEVELS } from '#features/profiles/contract/sections.ts'
import type { Seeking } from '../../contract/seeking.ts'
import type { Step } from '../../contract/weights.ts'

export type Level = (typeof SKILL_LEVELS)[number]

/** The facts of an open opportunity for ranking. Times in milliseconds. */
export type OfferFacts = {
  id: string
  kind: Kind
  /** The organisation; one value per employer. */
  organisation: string
  municipalities: readonly string[]
  mode: Mode
  languages: readonly string[]
  /** Takes people without experience. */
  firstJob: boolean
  amount: number | null
  deadline: number | null
  publishedAt: number
  wants: readonly { skill: string; required: boolean; level: Level | null }[]
  interests: readonly Interest[]
  /** Number of members who saved it or applied, by interest. */
  liked: Partial<Record<Interest, number>>
}

/** A member's act on an opportunity, which may be closed by now. */
export type Interaction = {
  offer: string
  did: OpportunityEvent
  reason: DismissReason | null
  kind: Kind
  organisation: string
  municipalities: readonly string[]
  skills: readonly string[]
}

/**
 * The facts of a member for ranking. Identity (name, gender, age, picture) has no place here, and `facts.queries.ts` reads
 * no column with it.
 */
export type MemberFacts = {
  skills: readonly { skill: string; level: Level }[]
  /** Spoken languages, as far as they are skills of the vocabulary. */
  spoken: readonly { skill: string; level: Level }[]
  /** Skills very similar to one they have. */
  near: readonly (Abilities['near'][number] & { level: Level })[]
  municipality: string | null
  languages: readonly string[]
  interests: readonly Interest[]
  /** The things that the member looks for. */
  seeking: readonly Seeking[]
  /** The latest ones since a reset. */
  interactions: readonly Interaction[]
  /** Applied for, dismissed, or of their own organisation: never suggested. */
  done: readonly string[]
  weights: { near: Step; pay: Step; learning: Step }
}

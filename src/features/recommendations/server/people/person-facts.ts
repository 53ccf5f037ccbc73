import type { Interest } from '#features/account/contract/onboarding.endpoints.ts'

/** The published facts about a person who may be suggested. */
export type PersonFacts = {
  id: string
  skills: readonly string[]
  interests: readonly Interest[]
  municipality: string | null
}

/** A member who looks for people: their skills, and those that each of their goals needs. */
export type Seeker = PersonFacts & {
  goals: readonly (readonly string[])[]
  /** Dismissed people, who are never found again. */
  dismissed: readonly string[]
  /** How often somebody was dismissed for their place or their skills. */
  minds: { place: number; skills: number }
}

export type PersonMatch = {
  id: string
  score: number
  /** The index of the goal for which they have most of the missing skills, and these skills. */
  goal: { place: number; skills: string[] } | null
  /** Skills that both have, the rarest first. */
  shared: string[]
  interest: Interest | null
  /** Null where it is far or unknown. */
  km: number | null
}

import type { Interest } from '#features/account/contract/onboarding.endpoints.ts'

/** All that is known of somebody who may be suggested: what they have published of it. */
export type PersonFacts = {
  id: string
  skills: readonly string[]
  interests: readonly Interest[]
  municipality: string | null
}

/** A member who looks for people: what they can do, and what each of their goals needs. */
export type Seeker = PersonFacts & {
  goals: readonly (readonly string[])[]
  /** Dismissed people, who are never found again. */
  dismissed: readonly string[]
  /** How often somebody was not for them because of where they live, or of what they can do. */
  minds: { place: number; skills: number }
}

export type FoundPerson = {
  id: string
  score: number
  /** The goal for which they can do most of what is missing, by its place, and what that is. */
  goal: { place: number; skills: string[] } | null
  /** Skills that both have, the rarest first. */
  shared: string[]
  interest: Interest | null
  /** Nothing where it is far or not known. */
  km: number | null
}

import type { problems } from '../contract/problems.ts'
import type { Format } from '../contract/kinds.ts'

/** The facts about a mentor and a member before a request or its acceptance. */
export type MentoringFacts = {
  /** Both are here, the mentor is grown up and approved by staff, and no block severs the two. */
  reachable: boolean
  paused: boolean
  /** True when the mentor has no room left. */
  full: boolean
  /** The member is under 18. */
  minor: boolean
  /** The member has asked this mentor, in person and with the mentor's name before their eyes. */
  saidYes: boolean
  /** The mentor wants to help people under 18, and a person of staff has checked them for it. */
  checkedForMinors: boolean
  /** A guardian of the member has agreed to meetings with the mentor alone. */
  guardianAgreed: boolean
  format: Format
}

export type MentoringRefusal = keyof Pick<
  typeof problems,
  'paused' | 'full' | 'notForMinors' | 'guardianNeeded'
>

/** Formats in which two people are alone. */
export const ALONE: readonly Format[] = ['video', 'in-person', 'voice']

/**
 * The one rule of who mentors whom. Nobody becomes the mentor of somebody under 18 without that person's own yes and a check
 * by hand; and without the word of a guardian the two write to each other, which can be reported and read, and nothing else.
 */
export function refusalOfMentoring(facts: MentoringFacts): MentoringRefusal | 'notFound' | undefined {
  const { reachable, paused, full, minor, saidYes, checkedForMinors, guardianAgreed, format } = facts
  if (!reachable || !saidYes) return 'notFound'
  if (minor && !checkedForMinors) return 'notForMinors'
  if (minor && !guardianAgreed && ALONE.includes(format)) return 'guardianNeeded'
  if (paused) return 'paused'
  return full ? 'full' : undefined
}

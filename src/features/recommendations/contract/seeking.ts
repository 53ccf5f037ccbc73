import type { Kind } from '#features/opportunities/contract/kinds.ts'

/** The things that a member may look for; `mentor` is about people, the others about opportunities. */
export const SEEKING = ['first-job', 'practice', 'training', 'grant', 'mentor'] as const
export type Seeking = (typeof SEEKING)[number]

/** Kinds of opportunities for each wish. */
export const SEEKING_KINDS: Readonly<Record<Seeking, readonly Kind[]>> = {
  'first-job': ['job'],
  practice: ['internship', 'volunteering'],
  training: ['training'],
  grant: ['grant', 'scholarship', 'investment'],
  mentor: [],
}

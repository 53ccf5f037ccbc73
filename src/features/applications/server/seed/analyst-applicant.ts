import type { Status } from '../../contract/statuses.ts'

/** An applicant for the analyst’s job. */
export type AnalystApplicant = {
  /** The beginning of the address of a demo member. */
  who: string
  daysAgo: number
  letter: string
  /** The language of the letter where it is not ours. */
  english?: true
  /** The skills of the CV, as the vocabulary names them. */
  skills: readonly string[]
  work: readonly [title: string, place: string, period: string]
  school: readonly [title: string, place: string]
  /** The answer about the last report. */
  report: string
  /** The place among the choices of when to begin. */
  start: 0 | 1 | 2
  /** Whether meetings in English are possible. */
  meets?: false
  status?: Status
  /** By the owner and by the reviewer. */
  scores?: readonly [owner: number | null, reviewer: number | null]
}

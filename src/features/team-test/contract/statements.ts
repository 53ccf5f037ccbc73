/** Eight ways in which people like to contribute to a team, in display order. */
export const CONTRIBUTIONS = [
  'starter',
  'connector',
  'storyteller',
  'carer',
  'maker',
  'planner',
  'critic',
  'finisher',
] as const
export type Contribution = (typeof CONTRIBUTIONS)[number]

/** From "not at all" to "that is me"; a skipped statement is 0. */
export const LEAST = 1
export const MOST = 5
export const SKIPPED = 0

/** Statements per contribution; the last one is reversed. */
export const PER_CONTRIBUTION = 4

export type Statement = {
  /** Its text is `statements.<id>`. */
  id: `${Contribution}${1 | 2 | 3 | 4}`
  contribution: Contribution
  isReversed: boolean
}

const ROUNDS = [1, 2, 3, 4] as const

/**
 * The statements in the order of questions and stored answers: one of each contribution after another, so that nobody sees
 * the pattern. Answers name their edition; another wording or order is another edition.
 */
export const STATEMENTS: readonly Statement[] = ROUNDS.flatMap((round) =>
  CONTRIBUTIONS.map(
    (contribution): Statement => ({
      id: `${contribution}${round}`,
      contribution,
      isReversed: round === PER_CONTRIBUTION,
    }),
  ),
)
export const EDITION = 1

import { fundLine } from '#features/reviews/contract/ranking.ts'

/** One project of a ballot with its votes; money in feninga. */
export type Counted = { id: string; votes: number; amount: number; boardPlace: number }
export type Placed<T extends Counted = Counted> = T & {
  place: number
  /** The awarded amount; null below the line. */
  given: number | null
}

/**
 * Orders projects by votes, equal ones by their rank from the board's points. Those with the least number of votes get
 * their money in that order, until the first that the fund cannot pay; none is skipped.
 */
export function voteOrder<T extends Counted>(
  counted: readonly T[],
  { fund, minVotes }: { fund: number; minVotes: number },
): { placed: Placed<T>[]; left: number } {
  const order = counted.toSorted((a, b) => b.votes - a.votes || a.boardPlace - b.boardPlace)
  const enough = order.filter(({ votes }) => votes >= minVotes).map(({ amount }) => ({ requested: amount }))
  const { reached, left } = fundLine(enough, fund)
  return {
    placed: order.map((one, at) => ({ ...one, place: at + 1, given: at < reached ? one.amount : null })),
    left,
  }
}

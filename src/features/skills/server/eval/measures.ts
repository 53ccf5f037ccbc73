/** The given and the intended results of a method. */
export type Outcome = { given: readonly number[]; meant: ReadonlySet<number> }

export type Quality = { precision: number; recall: number; f1: number }

/** Returns precision, recall and F1 over all findings together. */
export function qualityOf(outcomes: readonly Outcome[]): Quality {
  let right = 0
  let answerCount = 0
  let labelCount = 0
  for (const outcome of outcomes) {
    const distinct = new Set(outcome.given)
    answerCount += distinct.size
    labelCount += outcome.meant.size
    for (const one of distinct) if (outcome.meant.has(one)) right += 1
  }
  const precision = answerCount === 0 ? 0 : right / answerCount
  const recall = labelCount === 0 ? 0 : right / labelCount
  return {
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
  }
}

/** Returns the mean reciprocal rank of the right answer. */
export function meanReciprocalRank(outcomes: readonly Outcome[]): number {
  const ranks = outcomes.map(({ given, meant }) => given.findIndex((one) => meant.has(one)))
  return mean(ranks.map((rank) => (rank < 0 ? 0 : 1 / (rank + 1))))
}

/** Returns the discounted gain of an order, relative to the best order. */
export function normalisedGain(order: readonly number[], gainOf: (one: number) => number): number {
  const gain = (list: readonly number[]) =>
    list.reduce((sum, one, place) => sum + (2 ** gainOf(one) - 1) / Math.log2(place + 2), 0)
  const best = gain([...order].sort((a, b) => gainOf(b) - gainOf(a)))
  return best === 0 ? 0 : gain(order) / best
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

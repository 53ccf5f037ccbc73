/** The scores of one reviewer for one application: 0 to 5 by criterion. */
export type Scored = { reviewer: string; application: string; scores: Readonly<Record<string, number>> }
export type Criterion = { id: string; weight: number }

export type Candidate = {
  id: string
  /** The requested amount, in feninga. */
  requested: number
  /** The time that was compared with the deadline. */
  countedAt: string
}

export type Ranked = Candidate & {
  rank: number
  /** Mean of its weighted raw scores, in thousandths. */
  raw: number
  /** The mean without each reviewer's severity and spread, in thousandths; the ranking uses it. */
  normalised: number
  lowest: number
  highest: number
}

/** Returns the mean of the criteria by weight, in thousandths; without any weights all count alike. */
export function weightedScore(criteria: readonly Criterion[], scores: Scored['scores']): number {
  const all = criteria.reduce((sum, { weight }) => sum + weight, 0)
  const total = criteria.reduce((sum, { id, weight }) => sum + (scores[id] ?? 0) * (all ? weight : 1), 0)
  return criteria.length === 0 ? 0 : Math.round((total * 1000) / (all || criteria.length))
}

/**
 * Removes each reviewer's severity: a score x of a reviewer with mean m and standard deviation s becomes M + S · (x − m) /
 * s, where M and S are those of all scores of the call, within 0 and 5. Fewer than three scores, or equal ones, show no
 * spread: the former keep x, the latter become M.
 */
export function normalise(scores: readonly { reviewer: string; score: number }[]): number[] {
  const all = spreadOf(scores.map(({ score }) => score))
  const byReviewer = Map.groupBy(scores, ({ reviewer }) => reviewer)
  const own = new Map([...byReviewer].map(([id, those]) => [id, spreadOf(those.map(({ score }) => score))]))
  return scores.map(({ reviewer, score }) => {
    const { count, mean, deviation } = own.get(reviewer) ?? all
    if (count < ENOUGH_SCORES) return score
    const moved = deviation === 0 ? all.mean : all.mean + (all.deviation * (score - mean)) / deviation
    return Math.round(Math.min(HIGHEST, Math.max(LOWEST, moved)))
  })
}

const ENOUGH_SCORES = 3
const LOWEST = 0
const HIGHEST = 5000

/** Uses whole sums, so that the order of scores makes no difference. */
function spreadOf(scores: readonly number[]) {
  const count = scores.length
  const sum = scores.reduce((total, one) => total + one, 0)
  const squares = scores.reduce((total, one) => total + one * one, 0)
  return { count, mean: sum / count, deviation: Math.sqrt(count * squares - sum * sum) / count }
}

/**
 * Ranks the applications. Between two that are equal to the thousandth, higher raw points come first, then the smaller
 * request, then the earlier submission.
 */
export function rank(candidates: readonly Candidate[], { criteria, given }: Judged): Ranked[] {
  const scores = given.map((one) => ({ ...one, score: weightedScore(criteria, one.scores) }))
  const normalised = normalise(scores)
  const judged = candidates.map((candidate) => {
    const those = scores.flatMap(({ application, score }, at) =>
      application === candidate.id ? [{ score, level: normalised[at] ?? score }] : [],
    )
    const raws = those.map(({ score }) => score)
    return {
      ...candidate,
      raw: meanOf(raws),
      normalised: meanOf(those.map(({ level }) => level)),
      lowest: raws.length === 0 ? 0 : Math.min(...raws),
      highest: raws.length === 0 ? 0 : Math.max(...raws),
    }
  })
  return judged.toSorted(byOrder).map((one, at) => ({ ...one, rank: at + 1 }))
}

type Judged = { criteria: readonly Criterion[]; given: readonly Scored[] }

function meanOf(scores: readonly number[]): number {
  return scores.length === 0 ? 0 : Math.round(scores.reduce((sum, one) => sum + one, 0) / scores.length)
}

function byOrder(a: Omit<Ranked, 'rank'>, b: Omit<Ranked, 'rank'>): number {
  return (
    b.normalised - a.normalised ||
    b.raw - a.raw ||
    a.requested - b.requested ||
    Date.parse(a.countedAt) - Date.parse(b.countedAt) ||
    (a.id < b.id ? -1 : 1)
  )
}

/** Returns how far a fund reaches down the ranking: it ends before the first one that it cannot pay; none is skipped. */
export function fundLine(ranking: readonly Pick<Ranked, 'requested'>[], fund: number) {
  let left = fund
  let reached = 0
  for (const { requested } of ranking) {
    if (requested > left) break
    left -= requested
    reached += 1
  }
  return { reached, left }
}

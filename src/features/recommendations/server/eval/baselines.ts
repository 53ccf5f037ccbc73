import type { MemberFacts, OfferFacts } from '../rank/facts.ts'
import type { World } from './population.ts'

export type Method = { name: string; rank(member: MemberFacts, limit: number): number[] }

const K1 = 1.2
const B = 0.75

/** Returns the simple methods for comparison. */
export function baselines({ offers, views }: World): Method[] {
  const byViews = top(views, 60)
  return [
    { name: 'popularity', rank: (_, limit) => byViews.slice(0, limit) },
    { name: 'BM25 of skills', rank: bm25(offers) },
    {
      name: 'skills in common',
      rank(member, limit) {
        const had = new Set(member.skills.map(({ skill }) => skill))
        return top(
          offers.map(({ wants }) => wants.filter(({ skill }) => had.has(skill)).length),
          limit,
        )
      },
    },
  ]
}

function bm25(offers: readonly OfferFacts[]): Method['rank'] {
  const frequency = new Map<string, number>()
  for (const { wants } of offers)
    for (const { skill } of wants) frequency.set(skill, (frequency.get(skill) ?? 0) + 1)
  const mean = offers.reduce((sum, { wants }) => sum + wants.length, 0) / offers.length
  return (member, limit) => {
    const had = new Set(member.skills.map(({ skill }) => skill))
    const scores = offers.map(({ wants }) => {
      const length = K1 * (1 - B + (B * wants.length) / mean)
      return wants.reduce((sum, { skill }) => {
        if (!had.has(skill)) return sum
        const n = frequency.get(skill) ?? 0
        return sum + (Math.log(1 + (offers.length - n + 0.5) / (n + 0.5)) * (K1 + 1)) / (1 + length)
      }, 0)
    })
    return top(scores, limit)
  }
}

export function top(scores: ArrayLike<number>, limit: number): number[] {
  return Array.from({ length: scores.length }, (_, n) => n)
    .sort((a, b) => scores[b]! - scores[a]! || a - b)
    .slice(0, limit)
}

import type { World } from './population.ts'

export type Exposure = { 'paid jobs': number; amounts: number; near: number; attention: number }

const SHOWN = 10
const WORK = new Set(['job', 'internship'])

type Sums = Record<keyof Exposure, number> & { people: number }

/**
 * Returns what women see divided by what men of the same trade see; 1 is equal. Each trade weighs the same for both, and
 * later places among the first ten count less, because people look less there.
 */
export function exposureOf({ offers, members }: World, lists: readonly (readonly number[])[]): Exposure {
  const byTrade = new Map<number, Record<'f' | 'm', Sums>>()
  for (const [n, { trade, gender, facts }] of members.entries()) {
    const both = byTrade.get(trade) ?? { f: nothing(), m: nothing() }
    byTrade.set(trade, both)
    const sums = both[gender]
    sums.people += 1
    for (const [rank, place] of (lists[n] ?? []).slice(0, SHOWN).entries()) {
      const offer = offers[place]
      if (!offer) continue
      const attention = 1 / Math.log2(rank + 2)
      sums.attention += attention
      if (WORK.has(offer.kind) && offer.amount !== null) sums['paid jobs'] += attention
      sums.amounts += attention * (offer.amount ?? 0)
      if (facts.municipality === offer.municipalities[0] || offer.mode === 'remote') sums.near += attention
    }
  }
  const ratio = (what: keyof Exposure) => {
    let [women, men] = [0, 0]
    for (const { f, m } of byTrade.values()) {
      if (f.people === 0 || m.people === 0) continue
      const weight = f.people + m.people
      women += (f[what] / f.people) * weight
      men += (m[what] / m.people) * weight
    }
    return men === 0 ? 1 : women / men
  }
  return {
    'paid jobs': ratio('paid jobs'),
    amounts: ratio('amounts'),
    near: ratio('near'),
    attention: ratio('attention'),
  }
}

function nothing(): Sums {
  return { people: 0, 'paid jobs': 0, amounts: 0, near: 0, attention: 0 }
}

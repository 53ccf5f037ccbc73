import { stemsEn } from '../text/stems.ts'
import type { SkillEntry } from '../vocabulary/vocabulary.ts'

/** For a stem in a text: stems of labels that it may replace, each with a certainty. */
export type Substitutes = ReadonlyMap<string, readonly (readonly [string, number])[]>

const LEAST_SEEN = 2
const LEAST_SURE = 0.06
const DOUBT = 4
const MAX_SUBSTITUTES = 10
const MAX_FILLERS = 12

/**
 * Learns which words replace each other from the many names of a skill: two names that differ in one word are
 * interchangeable there, supervise staff and manage staff.
 */
export function learnSubstitutes(skills: readonly SkillEntry[]): Substitutes {
  const uses = new Map<string, number>()
  const swaps = new Map<string, Map<string, number>>()
  for (const { names } of skills) {
    const labels = names.en.map(stemsEn).filter((stems) => stems.length > 1 && stems.length < 8)
    for (const stem of new Set(labels.flat())) uses.set(stem, (uses.get(stem) ?? 0) + 1)
    for (const pair of swapsAmong(labels)) {
      const [one = '', two = ''] = pair.split(' ')
      count(swaps, one, two)
      count(swaps, two, one)
    }
  }
  const result = new Map<string, [string, number][]>()
  for (const [stem, others] of swaps) {
    const sure = [...others]
      .filter(([, together]) => together >= LEAST_SEEN)
      .map(([other, together]): [string, number] => [other, together / ((uses.get(stem) ?? 0) + DOUBT)])
      .filter(([, share]) => share >= LEAST_SURE)
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, MAX_SUBSTITUTES)
    if (sure.length > 0) result.set(stem, sure)
  }
  return result
}

function swapsAmong(labels: readonly string[][]): Set<string> {
  const frames = new Map<string, Set<string>>()
  for (const stems of labels) {
    stems.forEach((stem, place) => {
      const frame = stems.map((other, n) => (n === place ? '*' : other)).join(' ')
      const fillers = frames.get(frame)
      if (fillers) fillers.add(stem)
      else frames.set(frame, new Set([stem]))
    })
  }
  const pairs = new Set<string>()
  for (const fillers of frames.values()) {
    if (fillers.size < 2 || fillers.size > MAX_FILLERS) continue
    const list = [...fillers].sort()
    list.forEach((one, n) => list.slice(n + 1).forEach((two) => pairs.add(`${one} ${two}`)))
  }
  return pairs
}

function count(swaps: Map<string, Map<string, number>>, from: string, to: string): void {
  const others = swaps.get(from) ?? new Map<string, number>()
  swaps.set(from, others)
  others.set(to, (others.get(to) ?? 0) + 1)
}

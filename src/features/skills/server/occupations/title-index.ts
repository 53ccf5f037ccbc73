import type { Idea } from './translate-title.ts'

/** A name of an occupation, cut into stems. */
export type TitleLabel = { occupation: number; stems: readonly string[]; weight: number }

type Posting = { label: number; stem: number }

const LABEL_SHARE = 0.36

/** Finds occupations by the stems of their names; rare stems count more, and what either side has alone counts against. */
export class TitleIndex {
  readonly #labels: readonly TitleLabel[]
  readonly #numbers = new Map<string, number>()
  readonly #postings: number[][] = []
  readonly #rarity: number[] = []
  readonly #weights: Float64Array

  constructor(labels: readonly TitleLabel[], occupations: number) {
    this.#labels = labels
    const owners: Set<number>[] = []
    labels.forEach(({ occupation, stems }, label) => {
      for (const stem of new Set(stems)) {
        const { stem: number } = this.#posting(stem, label)
        ;(owners[number] ??= new Set()).add(occupation)
      }
    })
    for (const set of owners) this.#rarity.push(Math.log(1 + occupations / (set.size + 0.5)))
    this.#weights = Float64Array.from(labels, ({ stems }) => this.weigh([...new Set(stems)]))
  }

  has(stem: string): boolean {
    return this.#numbers.has(stem)
  }

  weigh(stems: readonly string[]): number {
    return stems.reduce((sum, stem) => sum + this.rarityOf(stem), 0)
  }

  rarityOf(stem: string): number {
    const number = this.#numbers.get(stem)
    return number === undefined ? 6 : (this.#rarity[number] ?? 0)
  }

  /** Best score of every occupation that any of the ideas speaks of. */
  search(ideas: readonly Idea[]): Map<number, number> {
    const weights = ideas.map((idea) => this.#weightOf(idea))
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const asked = new Map<number, number>()
    const said = new Map<number, number>()
    ideas.forEach((idea, n) => this.#match(idea, weights[n] ?? 0, asked, said))
    const best = new Map<number, number>()
    for (const [label, matched] of asked) {
      const { occupation, weight } = this.#labels[label] ?? { occupation: 0, weight: 0 }
      const recall = matched / total
      const precision = Math.min(1, (said.get(label) ?? 0) / (this.#weights[label] || 1))
      const score = weight * (recall ** (1 - LABEL_SHARE) * precision ** LABEL_SHARE)
      if (score > (best.get(occupation) ?? 0)) best.set(occupation, score)
    }
    return best
  }

  #match(idea: Idea, weight: number, asked: Map<number, number>, said: Map<number, number>): void {
    const credit = new Map<number, { share: number; own: number }>()
    for (const { stems, sure } of idea) {
      const whole = this.weigh(stems)
      const parts = new Map<number, number>()
      for (const stem of new Set(stems)) {
        const number = this.#numbers.get(stem)
        if (number === undefined) continue
        for (const label of this.#postings[number] ?? [])
          parts.set(label, (parts.get(label) ?? 0) + (this.#rarity[number] ?? 0))
      }
      for (const [label, own] of parts) {
        const share = sure * (own / whole) ** 1.5
        if (share > (credit.get(label)?.share ?? 0)) credit.set(label, { share, own: own * sure })
      }
    }
    for (const [label, { share, own }] of credit) {
      asked.set(label, (asked.get(label) ?? 0) + share * weight)
      said.set(label, (said.get(label) ?? 0) + own)
    }
  }

  #weightOf(idea: Idea): number {
    let max = 0
    for (const { stems, sure } of idea) max = Math.max(max, sure * this.weigh(stems))
    return max
  }

  #posting(stem: string, label: number): Posting {
    const known = this.#numbers.get(stem)
    const number = known ?? this.#numbers.size
    if (known === undefined) {
      this.#numbers.set(stem, number)
      this.#postings.push([])
    }
    this.#postings[number]?.push(label)
    return { label, stem: number }
  }
}

import { fold, foldedWords } from '#platform/contract/fold.ts'

export type Document = { owner: number; names: readonly string[] }

const K1 = 1.2
const B = 0.75

/** Finds entries whose name occurs in the text word for word. */
export class StringMatch {
  readonly #names: readonly { owner: number; names: readonly string[] }[]

  constructor(documents: readonly Document[]) {
    this.#names = documents.map(({ owner, names }) => ({ owner, names: names.map(fold).filter(Boolean) }))
  }

  find(text: string): number[] {
    const framed = ` ${fold(text)} `
    return this.#names
      .map(({ owner, names }) => ({
        owner,
        longest: Math.max(
          0,
          ...names.filter((name) => framed.includes(` ${name} `)).map(({ length }) => length),
        ),
      }))
      .filter(({ longest }) => longest > 0)
      .sort((a, b) => b.longest - a.longest)
      .map(({ owner }) => owner)
  }
}

/** The usual ranking of texts by shared words, without knowledge of languages. */
export class Bm25 {
  readonly #postings = new Map<string, Map<number, number>>()
  readonly #lengths: number[] = []
  readonly #owners: number[] = []
  readonly #average: number

  constructor(documents: readonly Document[]) {
    for (const { owner, names } of documents)
      for (const name of names) {
        const words = foldedWords(name)
        const place = this.#lengths.push(words.length) - 1
        this.#owners.push(owner)
        for (const word of words) {
          const list = this.#postings.get(word) ?? new Map<number, number>()
          this.#postings.set(word, list)
          list.set(place, (list.get(place) ?? 0) + 1)
        }
      }
    this.#average = this.#lengths.reduce((sum, length) => sum + length, 0) / (this.#lengths.length || 1)
  }

  /** Returns owners by the score of their best name, best first. */
  rank(text: string): { owner: number; score: number }[] {
    const scores = new Map<number, number>()
    for (const word of new Set(foldedWords(text))) {
      const list = this.#postings.get(word)
      if (!list) continue
      const rarity = Math.log(1 + (this.#lengths.length - list.size + 0.5) / (list.size + 0.5))
      for (const [place, count] of list) {
        const size = 1 - B + (B * (this.#lengths[place] ?? 0)) / this.#average
        scores.set(place, (scores.get(place) ?? 0) + (rarity * count * (K1 + 1)) / (count + K1 * size))
      }
    }
    const best = new Map<number, number>()
    for (const [place, score] of scores) {
      const owner = this.#owners[place] ?? -1
      best.set(owner, Math.max(best.get(owner) ?? 0, score))
    }
    return [...best].map(([owner, score]) => ({ owner, score })).sort((a, b) => b.score - a.score)
  }
}

const LIKE_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ck|qu|q/g, 'k'],
  [/tion|cij/g, 'ci'],
  [/x/g, 'ks'],
  [/th/g, 't'],
  [/ch/g, 'k'],
  [/c(?=[eiy])/g, 'z'],
  [/c/g, 'k'],
  [/[yj]/g, 'i'],
  [/w/g, 'v'],
  [/(.)\1/g, '$1'],
]
const LEAST_LIKE = 0.5

/** Finds English words that sound like one of ours: koreograf, choreographer. */
export class Cognates {
  readonly #grams = new Map<string, number[]>()
  readonly #words: readonly string[]
  readonly #sizes: number[]

  constructor(words: readonly string[]) {
    this.#words = words
    this.#sizes = words.map((word, place) => {
      const grams = gramsOf(skeleton(word))
      for (const gram of grams) {
        const list = this.#grams.get(gram)
        if (list) list.push(place)
        else this.#grams.set(gram, [place])
      }
      return grams.size
    })
  }

  /** Returns words that sound alike with their likeness, best first. */
  find(word: string, limit = 3): { word: string; likeness: number }[] {
    const grams = gramsOf(skeleton(word))
    const shared = new Map<number, number>()
    for (const gram of grams)
      for (const place of this.#grams.get(gram) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1)
    return [...shared]
      .map(([place, count]) => ({
        word: this.#words[place] ?? '',
        likeness: (2 * count) / (grams.size + (this.#sizes[place] ?? 0)),
      }))
      .filter(({ likeness }) => likeness >= LEAST_LIKE)
      .sort((a, b) => b.likeness - a.likeness || (a.word < b.word ? -1 : 1))
      .slice(0, limit)
  }
}

function skeleton(word: string): string {
  return LIKE_SOUNDS.reduce((text, [from, to]) => text.replace(from, to), word)
}

function gramsOf(word: string): Set<string> {
  const framed = `^${word}`
  const grams = new Set<string>()
  for (let at = 0; at + 3 <= framed.length; at += 1) grams.add(framed.slice(at, at + 3))
  return grams
}

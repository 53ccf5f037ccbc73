import { fold, foldedWords } from '#platform/contract/fold.ts'
import { Cognates } from '../text/cognates.ts'
import { readLexicon } from '../text/lexicon.ts'
import { isSilentBhs, isSilentEn, stemsBhs, stemsEn } from '../text/stems.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { TitleIndex, type TitleLabel } from './title-index.ts'
import { translateTitle, type Idea, type Translator } from './translate-title.ts'

export type FoundOccupation = { place: number; score: number }

const OTHER_NAME = 0.97
const AGREEMENT = 0.15
const EXACT = 0.5

/** Finds the occupation that a free title means, in our languages or in English. */
export class OccupationSearch {
  readonly #exact = new Map<string, number[]>()
  readonly #ours: TitleIndex
  readonly #english: TitleIndex
  readonly #tools: Translator

  constructor({ occupations }: Pick<Vocabulary, 'occupations'>) {
    const ours: TitleLabel[] = []
    const english: TitleLabel[] = []
    const words = new Set<string>()
    occupations.forEach(({ names }, occupation) => {
      names.bhs.forEach((name, n) => ours.push(label(occupation, stemsBhs(name), n < 2)))
      names.en.forEach((name, n) => english.push(label(occupation, stemsEn(name), n === 0)))
      for (const name of names.en) for (const word of foldedWords(name)) words.add(word)
      for (const name of [...names.bhs, ...names.en]) this.#remember(fold(name), occupation)
    })
    this.#ours = new TitleIndex(ours, occupations.length)
    this.#english = new TitleIndex(english, occupations.length)
    this.#tools = {
      lexicon: readLexicon(),
      cognates: new Cognates([...words].filter((word) => word.length > 3)),
      isEnglish: (stem) => this.#english.has(stem),
    }
  }

  find(title: string, limit = 50): FoundOccupation[] {
    const words = distinctWords(title)
    if (words.length === 0) return []
    const bridged = this.#english.search(translateTitle(words, this.#tools))
    const direct = this.#ours.search(ideasAsWritten(words))
    const scores = new Map<number, number>()
    for (const place of new Set([...bridged.keys(), ...direct.keys()])) {
      const a = bridged.get(place) ?? 0
      const b = direct.get(place) ?? 0
      scores.set(place, Math.max(a, b) * (1 - AGREEMENT) + Math.min(a, b) * AGREEMENT)
    }
    for (const way of waysToSay(title))
      for (const place of this.#exact.get(way) ?? [])
        scores.set(place, Math.max(scores.get(place) ?? 0, 1) + EXACT)
    return [...scores]
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, limit)
      .map(([place, score]) => ({ place, score: Math.min(1, score) }))
  }

  #remember(name: string, occupation: number): void {
    const known = this.#exact.get(name)
    if (!known) this.#exact.set(name, [occupation])
    else if (!known.includes(occupation)) known.push(occupation)
  }
}

function label(occupation: number, stems: string[], isFirst: boolean): TitleLabel {
  return { occupation, stems, weight: isFirst ? 1 : OTHER_NAME }
}

/** Words that carry meaning; `/n`, `m/ž` and the like, which many official titles end with, are none. */
function distinctWords(title: string): string[] {
  return [...new Set(foldedWords(title))].filter(
    (word) => word.length > 1 && !isSilentBhs(word) && !isSilentEn(word),
  )
}

/** The title as it stands, and each side of a slash that says all of it: his title, hers. */
function waysToSay(title: string): Set<string> {
  const whole = new Set(distinctWords(title).flatMap(stemsBhs))
  const sides = title
    .split('/')
    .map(fold)
    .filter((side) => new Set(distinctWords(side).flatMap(stemsBhs)).size >= whole.size)
  return new Set([fold(title), ...sides])
}

function ideasAsWritten(words: readonly string[]): Idea[] {
  const stems = new Set(words.flatMap((word) => stemsBhs(word)))
  return [...stems].map((stem) => [{ stems: [stem], sure: 1 }])
}

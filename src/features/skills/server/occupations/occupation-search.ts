import { fold, foldedWords } from '#platform/contract/fold.ts'
import type { LearnedEncoder } from '../encoder/learned-encoder.ts'
import { Cognates } from '../text/cognates.ts'
import { readLearnedWords } from '../text/learned-words.ts'
import { readLexicon } from '../text/lexicon.ts'
import { isSilentBhs, isSilentEn, stemsBhs, stemsEn } from '../text/stems.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { expandAbbreviations } from './abbreviations.ts'
import { readExtraTitles } from './extra-titles.ts'
import { CosineIndex, type TermLabel } from './cosine-index.ts'
import { TitleIndex, type TitleLabel } from './title-index.ts'
import { TitleMeaning } from './title-meaning.ts'
import { translateTitle, type Idea, type Translator } from './translate-title.ts'

export type IndexMatch = { place: number; score: number }

const OTHER_NAME = 0.97
const AGREEMENT = 0.15
/** Share of letters beside words in the score of our names. */
const LETTERS = 0.4
/** Bonus of an equal name: ours first, then the first of a classification, then its others. */
const EXACT = { ours: 0.6, first: 0.5, other: 0.4 }
const GRAM = 4
/** Share of meaning beside words; between 0.2 and 0.4 official titles are found alike. */
const MEANING = 0.3
/** Least likeness that makes an occupation an answer without any word or letters in common. */
const LEAST_LIKENESS = 0.35

/** What the fusion may be asked without, to measure what each part brings. */
export type SearchParts = { meaning: number }

/** Finds the occupation of a free title, in our languages or in English. */
export class OccupationSearch {
  readonly #exact = new Map<string, Map<number, number>>()
  readonly #ours: TitleIndex
  readonly #english: TitleIndex
  readonly #letters: CosineIndex
  readonly #tools: Translator
  readonly #meaning: TitleMeaning
  readonly #share: number

  constructor(
    { occupations }: Pick<Vocabulary, 'occupations'>,
    encoder: LearnedEncoder,
    { meaning }: SearchParts = { meaning: MEANING },
  ) {
    this.#meaning = new TitleMeaning(encoder)
    this.#share = meaning
    const ours: TitleLabel[] = []
    const english: TitleLabel[] = []
    const letters: TermLabel[] = []
    const words = new Set<string>()
    const more = readExtraTitles()
    occupations.forEach(({ key, esco, names }, occupation) => {
      const titles = [...names.bhs, ...(more.get(esco ?? '') ?? [])]
      titles.forEach((name, n) => {
        ours.push(label(occupation, stemsBhs(name), n < 2))
        letters.push({
          occupation,
          terms: [...gramsOf(distinctWords(name)).keys()],
          weight: n < 2 ? 1 : OTHER_NAME,
        })
        this.#remember(name, occupation, key !== null ? EXACT.ours : n === 0 ? EXACT.first : EXACT.other)
      })
      names.en.forEach((name, n) => {
        english.push(label(occupation, stemsEn(name), n === 0))
        for (const word of foldedWords(name)) words.add(word)
        this.#remember(name, occupation, n === 0 ? EXACT.first : EXACT.other)
      })
    })
    this.#ours = new TitleIndex(ours, occupations.length)
    this.#english = new TitleIndex(english, occupations.length)
    this.#letters = new CosineIndex(letters, occupations.length)
    this.#tools = {
      lexicon: readLexicon(),
      learned: readLearnedWords(),
      cognates: new Cognates([...words].filter((word) => word.length > 3)),
      isEnglish: (stem) => this.#english.has(stem),
    }
  }

  find(title: string, limit = 50): IndexMatch[] {
    const fullTitle = expandAbbreviations(title)
    const words = distinctWords(fullTitle)
    if (words.length === 0) return []
    const bridged = this.#english.search(translateTitle(words, this.#tools))
    const direct = this.#ours.search(literalIdeas(words))
    const letters = this.#letters.search(gramsOf(words))
    const meaning = this.#meaning.search(fullTitle)
    // One array of numbers, because nearly every occupation shares a word or letters with a title.
    const scores = bridged.map((a, place) => {
      const b = (1 - LETTERS) * direct[place]! + LETTERS * letters[place]!
      const byWords = Math.max(a, b) * (1 - AGREEMENT) + Math.min(a, b) * AGREEMENT
      const near = meaning[place]!
      return byWords === 0 && near < LEAST_LIKENESS ? 0 : (1 - this.#share) * byWords + this.#share * near
    })
    for (const way of new Set([...waysToSay(title), ...waysToSay(fullTitle)]))
      for (const [place, more] of this.#exact.get(way) ?? [])
        scores[place] = Math.max(1 + scores[place]! * 0.1 + more, scores[place]!)
    return bestOf(scores, limit).map(({ place, score }) => ({ place, score: Math.min(1, score) }))
  }

  #remember(name: string, occupation: number, more: number): void {
    const key = fold(name)
    const bonuses = this.#exact.get(key) ?? new Map<number, number>()
    this.#exact.set(key, bonuses)
    bonuses.set(occupation, Math.max(bonuses.get(occupation) ?? 0, more))
  }
}

/** Returns the best scores in order, without zeros. */
function bestOf(scores: Float64Array, limit: number): { place: number; score: number }[] {
  const least = scores.toSorted()[Math.max(0, scores.length - limit)] ?? 0
  const best: { place: number; score: number }[] = []
  scores.forEach((score, place) => {
    if (score > 0 && score >= least) best.push({ place, score })
  })
  return best.sort((a, b) => b.score - a.score || a.place - b.place).slice(0, limit)
}

function label(occupation: number, stems: string[], isFirst: boolean): TitleLabel {
  return { occupation, stems, weight: isFirst ? 1 : OTHER_NAME }
}

/** Returns the letter groups of words; those at the start of a word are marked. */
function gramsOf(words: readonly string[]): Map<string, number> {
  const grams = new Map<string, number>()
  for (const word of words) {
    const framed = `^${word}`
    for (let at = 0; at === 0 || at + GRAM <= framed.length; at += 1)
      grams.set(framed.slice(at, at + GRAM), 1)
  }
  return grams
}

/** Returns the meaningful words, without `/n`, `m/ž` and similar endings of official titles. */
function distinctWords(title: string): string[] {
  return [...new Set(foldedWords(title))].filter(
    (word) => word.length > 1 && !isSilentBhs(word) && !isSilentEn(word),
  )
}

/** Returns the title and each complete side of a slash: masculine and feminine. */
function waysToSay(title: string): Set<string> {
  const whole = new Set(distinctWords(title).flatMap(stemsBhs))
  const sides = title
    .split('/')
    .map(fold)
    .filter((side) => new Set(distinctWords(side).flatMap(stemsBhs)).size >= whole.size)
  return new Set([fold(title), ...sides])
}

function literalIdeas(words: readonly string[]): Idea[] {
  const stems = new Set(words.flatMap((word) => stemsBhs(word)))
  return [...stems].map((stem) => [{ stems: [stem], sure: 1 }])
}

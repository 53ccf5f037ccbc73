import type { Cognates } from '../text/cognates.ts'
import { type LearnedWords, meaningsOf } from '../text/learned-words.ts'
import type { Lexicon } from '../text/lexicon.ts'
import { stemOfEn, stemsBhs } from '../text/stems.ts'

/** One idea of a title: its English expressions, each with a certainty. */
export type Idea = { stems: readonly string[]; sure: number }[]

const SENSE_LOSS = 0.06
const LEAST_SENSE = 0.7
const RAW_BESIDE_MEANING = 0.5
const PART = 4
const LEAST_COUNTED = 0.12
const COUNTED = 1.2
const MOST_COUNTED = 0.8

export type Translator = {
  lexicon: Lexicon
  /** Returns whether English titles contain such a stem. */
  isEnglish(stem: string): boolean
  cognates: Cognates
  learned: LearnedWords
}

/** Reads a title of ours, or an English one, as ideas to search English labels for. */
export function translateTitle(words: readonly string[], tools: Translator): Idea[] {
  const ideas: Idea[] = []
  const keys = new Set<string>()
  const stems = words.map((word) => stemsBhs(word)[0] ?? '')
  for (let at = 0; at < words.length; ) {
    const used = phraseAt(stems, at, tools.lexicon)
    const key = stems.slice(at, at + used).join(' ')
    if (key !== '' && !keys.has(key)) {
      keys.add(key)
      ideas.push(...ideasOf({ key, word: words[at] ?? '', single: used === 1 }, tools))
    }
    at += used
  }
  return ideas.filter((idea) => idea.length > 0)
}

function phraseAt(stems: readonly string[], at: number, { meanings, longest }: Lexicon): number {
  for (let length = Math.min(longest, stems.length - at); length > 1; length -= 1) {
    const key = stems.slice(at, at + length).filter((stem) => stem !== '')
    if (key.length > 1 && stems[at] !== '' && meanings.has(key.join(' '))) return length
  }
  return 1
}

function ideasOf(token: { key: string; word: string; single: boolean }, tools: Translator): Idea[] {
  const { key, word, single } = token
  const english = stemOfEn(word)
  const raw = single && tools.isEnglish(english) ? [{ stems: [english], sure: 1 }] : []
  const meaning = tools.lexicon.meanings.get(key.split(' ').filter(Boolean).join(' '))
  const counted = single ? countedSenses(key, tools.learned) : []
  if (meaning)
    return [[...senses(meaning), ...raw.map((one) => ({ ...one, sure: RAW_BESIDE_MEANING })), ...counted]]
  if (raw.length > 0) return [raw]
  const parts = compound(word, tools.lexicon)
  if (parts) return parts
  const near = nearWord(key, tools.lexicon)
  const alike = tools.cognates
    .find(word)
    .map((one) => ({ stems: [stemOfEn(one.word)], sure: one.likeness * 0.9 }))
  return [[...near, ...alike, ...counted]]
}

/** Returns the counted meanings of a word in titles; never as certain as those of our list. */
function countedSenses(stem: string, learned: LearnedWords): Idea {
  return meaningsOf(stem, learned)
    .filter(([, share]) => share >= LEAST_COUNTED)
    .map(([english, share]) => ({ stems: [english], sure: Math.min(MOST_COUNTED, share * COUNTED) }))
}

function senses(meaning: readonly (readonly string[])[]): Idea {
  return meaning.map((stems, n) => ({ stems, sure: Math.max(LEAST_SENSE, 1 - n * SENSE_LOSS) }))
}

/** Splits drvoprerađivački into wood and processing: two known words written as one. */
function compound(word: string, { meanings }: Lexicon): Idea[] | undefined {
  for (let at = word.length - PART; at >= PART; at -= 1) {
    const left = meaningOf(word.slice(0, at), meanings)
    const right = left && meaningOf(word.slice(at), meanings)
    if (left && right) return [senses(left), senses(right)]
  }
  return undefined
}

function meaningOf(part: string, meanings: Lexicon['meanings']) {
  return meanings.get(stemsBhs(part)[0] ?? '')
}

/** Returns the meaning of a word with a long known beginning: another derivation of it. */
function nearWord(stem: string, { meanings }: Lexicon): Idea {
  for (let length = stem.length - 1; length >= Math.max(PART, stem.length * 0.6); length -= 1) {
    const meaning = meanings.get(stem.slice(0, length))
    if (meaning) return senses(meaning).map((one) => ({ ...one, sure: one.sure * 0.8 }))
  }
  for (const [key, meaning] of meanings) {
    if (stem.length >= 5 && key.startsWith(stem) && key.length <= stem.length + 3)
      return senses(meaning).map((one) => ({ ...one, sure: one.sure * 0.75 }))
  }
  return []
}

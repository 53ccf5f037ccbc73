import { type PlacedWord, placedWords } from '#platform/contract/fold.ts'
import { isSilentBhs, isSilentEn, stemOfBhs, stemOfEn } from '../text/stems.ts'

/** A meaningful word, stemmed in both languages, and the word before it. */
export type Token = PlacedWord & { en: string; bhs: string; before: string }

/** A sentence or a line, and the language of its small words. */
export type Sentence = {
  start: number
  end: number
  tokens: Token[]
  language: 'bhs' | 'en' | 'unknown'
  /** Whether somebody writes about themselves in English, unlike job notices. */
  isOwn: boolean
}

const BREAK = /[.!?;](?=\s|$)|[\n\r•·▪●]+|\s[-–—]\s/g
const OURS = new Set(
  'je su se i u na za sa od do koji koja koje kao ili te što by'.split(' ').filter((word) => word !== 'by'),
)
const THEIRS = new Set(
  'the and of to in with for or you we our your are is will be as on an by from have'.split(' '),
)

/** Splits a text into sentences and these into meaningful words. */
export function readSentences(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let from = 0
  for (const { index, 0: mark } of [...text.matchAll(BREAK), { index: text.length, 0: '' }]) {
    const sentence = readSentence(text, from, index)
    if (sentence.tokens.length > 0) sentences.push(sentence)
    from = index + mark.length
  }
  return sentences
}

function readSentence(text: string, start: number, end: number): Sentence {
  const words = placedWords(text.slice(start, end))
  // A capital I at the start of a sentence of ours is the conjunction.
  const isPronoun = words.map(({ start: at, end: to }) =>
    /^I(?:['’]\p{L}+)?$/u.test(text.slice(start + at, start + to)),
  )
  const ours = words.filter(({ word }, n) => OURS.has(word) && !isPronoun[n]).length
  const theirs =
    words.filter(({ word }) => THEIRS.has(word)).length +
    isPronoun.reduce((sum, is, n) => sum + (is ? (n === 0 ? 0.5 : 1) : 0), 0)
  const tokens = words
    .map((placed, n) => ({ ...placed, before: words[n - 1]?.word ?? '' }))
    .filter(({ word }) => !isSilentEn(word) && (word.length < 2 || !isSilentBhs(word)))
    .map((placed) => ({
      ...placed,
      start: placed.start + start,
      end: placed.end + start,
      en: stemOfEn(placed.word),
      bhs: stemOfBhs(placed.word),
    }))
  const language = ours > theirs ? 'bhs' : theirs > ours ? 'en' : 'unknown'
  const isOwn = language === 'en' && words.some(({ word }, n) => isPronoun[n] || word === 'my')
  return { start, end, tokens, language, isOwn }
}

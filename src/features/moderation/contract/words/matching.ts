import { fold, foldedWords, placedWords } from '#platform/contract/fold.ts'
import type { ListedWord, WordSign } from './listed-word.ts'

/** Endings of nouns of people; surnames, places or terms that only begin alike have others and do not match. */
const ENDINGS = {
  bhs: 'a|e|i|o|u|om|em|ama|ima|ovi|ove|ova|cina|cine|cinu|ski|ska|sko|ske|skog|skom|skih|skim',
  en: 's|es|y|ies',
}

/** Digits and signs in place of letters, between letters. */
const DISGUISED: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
}
const SPELLED_FROM = 4
/** A single word that begins with at least four letters. */
const SPELLABLE = /^[a-z0-9]{4}[^ ]*$/
/** Three or more of the same letter count as one. */
const STRETCHED = /(.)\1{2,}/g

export type WordLists = Readonly<Record<WordSign, Says>>
type Says = (text: string) => boolean

/**
 * Returns a function that finds these words in a text: in either script, without diacritics, with digits for letters,
 * stretched or, for single words, spelled out. Patterns consist of folded letters, digits and spaces only, so they match in
 * linear time.
 */
export function matcherOf(entries: readonly Pick<ListedWord, 'language' | 'word' | 'form'>[]): Says {
  const patterns = entries.map(patternOf).filter((pattern) => pattern !== '')
  if (patterns.length === 0) return () => false
  const all = new RegExp(`(?:^| )(?:${patterns.join('|')})(?= |$)`)
  const single = patterns.filter((pattern) => SPELLABLE.test(pattern))
  // A spelled-out word may run into a short one beside it.
  const spelled = single.length > 0 ? new RegExp(single.join('|')) : undefined
  return (text) => {
    const words = wordsOf(text)
    const plain = words.map(undisguised)
    return (
      all.test(plain.join(' ')) ||
      all.test(plain.map((word) => word.replaceAll(STRETCHED, '$1')).join(' ')) ||
      (spelled !== undefined && spelledOut(words).some((run) => spelled.test(run)))
    )
  }
}

function patternOf({ language, word, form }: Pick<ListedWord, 'language' | 'word' | 'form'>): string {
  const words = wordsOf(word)
  const last = words.pop()
  if (!last) return ''
  const before = words.map((each) => `${each} `).join('')
  if (form === 'exact') return `${before}${last}`
  // Endings replace a final vowel, without which the word is another one: balija, balijo, balijama; tranny, trannies.
  const stem = last.replace(language === 'bhs' ? /(?<=..)[aeiou]$/ : /(?<=..)y$/, '')
  return `${before}${stem}(?:${stem === last ? '|' : ''}${ENDINGS[language]})`
}

/** Returns the place of a word in the original text, for the preview of a list; `undefined` where it is disguised. */
export function placeOf(entry: ListedWord, text: string): { start: number; end: number } | undefined {
  const says = matcherOf([entry])
  const length = foldedWords(entry.word).length
  const placed = placedWords(text)
  for (let at = 0; at + length <= placed.length; at += 1) {
    const [first, last] = [placed[at]!, placed[at + length - 1]!]
    if (says(text.slice(first.start, last.end))) return { start: first.start, end: last.end }
  }
  return undefined
}

function wordsOf(text: string): string[] {
  const plain = text.replaceAll(/(?<=\p{L})@|@(?=\p{L})/gu, 'a').replaceAll(/(?<=\p{L})\$|\$(?=\p{L})/gu, 's')
  return fold(plain)
    .split(/[ +#]+/)
    .filter((word) => word !== '')
}

function undisguised(word: string): string {
  return /[a-z]/.test(word) ? word.replaceAll(/\d/g, (digit) => DISGUISED[digit] ?? digit) : word
}

/** Joins single letters: `t a k o`. */
function spelledOut(words: readonly string[]): string[] {
  const runs: string[] = []
  let run = ''
  for (const word of [...words, '']) {
    if (word.length === 1) run += word
    else {
      if (run.length >= SPELLED_FROM) runs.push(undisguised(run))
      run = ''
    }
  }
  return runs
}

import { fold, foldedWords } from '#platform/contract/fold.ts'
import { stemBhs } from '#platform/contract/fold-stem-bhs.ts'
import { stemEn } from '#platform/contract/fold-stem-en.ts'

export const MUTED_KINDS = ['word', 'tag'] as const
export type MutedKind = (typeof MUTED_KINDS)[number]

export const MUTED_WORD_MAX = 60

/** Returns the form under which a muted word or tag is stored; empty without letters or digits. */
export function foldMuted(word: string): string {
  return fold(word)
}

const TAG = /#([\p{L}\p{M}\p{N}_]+)/gu

/**
 * Returns a function that finds what a member has muted in a text: whole words, in either script, with or without
 * diacritics and in any inflection with the same stem. Several words match only side by side, tags only as tags.
 */
export function mutedMatcher(
  muted: readonly { kind: MutedKind; folded: string }[],
): (text: string) => boolean {
  const tags = new Set(
    muted.flatMap(({ kind, folded }) => (kind === 'tag' ? [folded.replaceAll(' ', '')] : [])),
  )
  const phrases = muted.flatMap(({ kind, folded }) => {
    const words = folded.split(' ').filter(Boolean)
    return kind === 'word' && words.length > 0 ? [words.map(stems)] : []
  })
  const byFirst = phrasesByFirst(phrases)
  return (text) => hasTag(text, tags) || hasPhrase(text, byFirst)
}

type Stems = readonly [word: string, bhs: string, en: string]

function stems(word: string): Stems {
  return [word, stemBhs(word), stemEn(word)]
}

function hasTag(text: string, tags: ReadonlySet<string>): boolean {
  return (
    tags.size > 0 && [...text.matchAll(TAG)].some(([, tag = '']) => tags.has(fold(tag).replaceAll(' ', '')))
  )
}

type Phrase = readonly Stems[]

/** Indexes phrases by the stems of their first word, so that a long text is not compared with all of them. */
function phrasesByFirst(phrases: readonly Phrase[]): ReadonlyMap<string, readonly Phrase[]> {
  const entries = phrases.flatMap((phrase) => keysOf(phrase[0]!).map((key) => [key, phrase] as const))
  const groups = Map.groupBy(entries, ([key]) => key)
  return new Map([...groups].map(([key, group]) => [key, group.map(([, phrase]) => phrase)]))
}

/** Returns the stems; those of one language are only compared with each other. */
function keysOf(word: Stems): string[] {
  return word.map((stem, language) => `${language}:${stem}`)
}

function hasPhrase(text: string, byFirst: ReadonlyMap<string, readonly Phrase[]>): boolean {
  if (byFirst.size === 0) return false
  const words = foldedWords(text.replaceAll('#', ' ')).map(stems)
  return words.some((word, at) =>
    keysOf(word).some((key) =>
      byFirst.get(key)?.some((phrase) => phrase.every((part, n) => isForm(words[at + n], part))),
    ),
  )
}

function isForm(word: Stems | undefined, part: Stems): boolean {
  return word?.some((stem, language) => stem === part[language]) ?? false
}

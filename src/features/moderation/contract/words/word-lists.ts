import { fold } from '#platform/contract/fold.ts'
import { BUILT_IN } from './built-in.ts'
import { type ListedWord, WORD_SIGNS } from './listed-word.ts'
import { matcherOf, type WordLists } from './matching.ts'

/** Returns the key of an entry, whatever its spelling. */
export function keyOf({ sign, language, word }: Omit<ListedWord, 'form'>): string {
  return `${sign}:${language}:${fold(word)}`
}

export type Change = ListedWord & { isOn: boolean }

/** Returns the lists in force: the built-in words without those switched off, and the added ones. */
export function inForce(changes: readonly Change[]): ListedWord[] {
  const changed = new Set(changes.map(keyOf))
  return [...BUILT_IN.filter((entry) => !changed.has(keyOf(entry))), ...changes.filter(({ isOn }) => isOn)]
}

export function listsOf(entries: readonly ListedWord[]): WordLists {
  const of = (sign: ListedWord['sign']) => matcherOf(entries.filter((entry) => entry.sign === sign))
  const [slur, threat, fraud] = WORD_SIGNS.map(of) as [
    WordLists['slur'],
    WordLists['slur'],
    WordLists['slur'],
  ]
  return { slur, threat, fraud }
}

/** The lists while staff have changed nothing. */
export const BUILT_IN_LISTS: WordLists = listsOf(BUILT_IN)

import type { Services } from '#platform/server/services.ts'
import { queryWords, stemsOf, wholeWord } from '../../contract/query-words.ts'
import { editDistance } from './edit-distance.ts'
import { spellingsOf } from './spellings.ts'
import { findTerms, type TermRow } from './terms.queries.ts'

/** The searched words, in terms of the index. */
export type QueryWords = {
  /** Text of a tsquery over all words; `undefined` without words. */
  query: string | undefined
  /** The query over whole words; `undefined` if one is only the beginning of some. */
  whole: string | undefined
  /** All stems that stand for a word, to highlight matches. */
  stems: ReadonlySet<string>
  /** The corrected search, where a word was misspelt. */
  meant: string | undefined
  /** A word without any match, even a similar one. */
  unknown: string | undefined
  /** Estimated share of all opportunities with the rarest word: 0.02 is two of a hundred. */
  share: number
}

export const NOTHING: QueryWords = {
  query: undefined,
  whole: undefined,
  stems: new Set(),
  meant: undefined,
  unknown: undefined,
  share: 1,
}
/** Most words for which a beginning stands. */
const BEGINNINGS = 40
const SLIPS = 2

type Group = {
  stems: string[]
  whole?: string
  shown: string
  docs: number
  corrected?: boolean
  unknown?: boolean
}

/** Reads a search: known words as they are, beginnings as all words that begin so, misspelt ones as the likeliest. */
export async function parseQuery({ db }: Pick<Services, 'db'>, q: string): Promise<QueryWords> {
  const words = queryWords(q)
  if (words.length === 0) return NOTHING
  const asked = words.map((word) => ({
    word,
    stems: stemsOf(word),
    spellings: isPlain(word) ? spellingsOf(word, SLIPS) : [],
  }))
  const known = await findTerms(db, JSON.stringify(asked), BEGINNINGS)
  const groups = words.map((word) =>
    groupOf(
      word,
      known.find((each) => each.word === word),
    ),
  )
  return {
    query: groups.map(({ stems }) => `(${stems.map((stem) => `'${stem}'`).join(' | ')})`).join(' & '),
    whole: groups.every(({ whole }) => whole)
      ? groups.map(({ whole }) => `'${whole}'`).join(' & ')
      : undefined,
    stems: new Set(groups.flatMap(({ stems }) => stems)),
    meant: groups.some(({ corrected }) => corrected) ? groups.map(({ shown }) => shown).join(' ') : undefined,
    unknown: groups.find(({ unknown }) => unknown)?.shown,
    share: Math.min(...groups.map(({ docs }) => docs)) / Math.max(1, known[0]?.all ?? 1),
  }
}

/**
 * Returns whether a word is indexed as a term; shorter ones and those with other characters are searched as typed: "it",
 * "c#".
 */
function isPlain(word: string): boolean {
  return word.length > 2 && !/[^a-z]/.test(word)
}

function groupOf(word: string, known: TermRow | undefined): Group {
  const stems = stemsOf(word)
  const docs = known?.docs ?? 0
  const whole = wholeWord(word)
  if (known?.whole || !isPlain(word)) return { stems, whole, shown: word, docs }
  // A known form of a word, or the beginning of some.
  if (known && (known.docs !== null || known.begun))
    return {
      stems: [...new Set([...stems, ...(known.begun ?? [])])],
      ...(known.docs !== null && { whole }),
      shown: word,
      docs: docs + (known.begunDocs ?? 0),
    }
  const meant = likeliest(word, known?.alike ?? [])
  return meant
    ? {
        stems: stemsOf(meant.word),
        whole: wholeWord(meant.word),
        shown: meant.shown,
        docs: meant.docs,
        corrected: true,
      }
    : { stems, shown: word, docs, unknown: true }
}

/** Returns the likeliest word: with the fewest typos, then the same letters, then the most frequent. */
function likeliest(word: string, alike: NonNullable<TermRow['alike']>) {
  const max = word.length < 5 ? 1 : SLIPS
  const [best] = alike
    .map((each) => ({
      ...each,
      distance: editDistance(word, each.word, max),
      others: Number(lettersOf(each.word) !== lettersOf(word)),
    }))
    .filter(({ distance }) => distance <= max)
    .sort(
      (a, b) =>
        a.distance - b.distance || a.others - b.others || b.docs - a.docs || (a.word < b.word ? -1 : 1),
    )
  return best
}

/** Returns the sorted letters, because swapped letters are the most frequent typo. */
function lettersOf(word: string): string {
  return [...word].sort().join('')
}

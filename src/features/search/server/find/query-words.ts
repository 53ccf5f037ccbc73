import type { Services } from '#platform/server/services.ts'
import { queryWords, stemsOf, wholeWord } from '../../contract/query-words.ts'
import { editDistance } from './edit-distance.ts'
import type { NamesOf } from './occupation-names.ts'
import { spellingsOf } from './spellings.ts'
import { listTerms, type TermRow } from './terms.queries.ts'

/** The searched words, in terms of the index. */
export type QueryWords = {
  /** Text of a tsquery over all words; `undefined` without words. */
  query: string | undefined
  /** The query over whole words; `undefined` if one is only the beginning of some. */
  whole: string | undefined
  /** All stems that stand for a word, to highlight matches. */
  stems: ReadonlySet<string>
  /** The search as we read it, where a word was misspelt or is another name of some work. */
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
  /** Names that stand for the word, each a query over its words. */
  names?: string[]
  whole?: string
  shown: string
  docs: number
  byWork?: boolean
  corrected?: boolean
  unknown?: boolean
}

/**
 * Reads a search: known words as they are, beginnings as all words that begin so, names of work that no opportunity uses as
 * the names that some do, misspelt words as the likeliest.
 */
export async function parseQuery(
  { db }: Pick<Services, 'db'>,
  q: string,
  namesOf?: NamesOf,
): Promise<QueryWords> {
  const words = queryWords(q)
  if (words.length === 0) return NOTHING
  const terms = await termsOf(db, words, SLIPS)
  const groups = await Promise.all(
    words.map(async (word) => {
      const group = groupOf(
        word,
        terms.find((each) => each.word === word),
      )
      const isStrange = group.unknown || group.corrected
      return namesOf && isStrange && isPlain(word) ? await groupByWork(db, group, { word, namesOf }) : group
    }),
  )
  return {
    query: groups
      .map(({ stems, names = [] }) => `(${[...stems.map((stem) => `'${stem}'`), ...names].join(' | ')})`)
      .join(' & '),
    whole: groups.every(({ whole }) => whole)
      ? groups.map(({ whole }) => `'${whole}'`).join(' & ')
      : undefined,
    stems: new Set(groups.flatMap(({ stems }) => stems)),
    meant: groups.some(({ corrected, byWork }) => corrected || byWork)
      ? groups.map(({ shown }) => shown).join(' ')
      : undefined,
    unknown: groups.find(({ unknown }) => unknown)?.shown,
    share: Math.min(...groups.map(({ docs }) => docs)) / Math.max(1, terms[0]?.all ?? 1),
  }
}

function termsOf(db: Services['db'], words: readonly string[], slips: 1 | 2 | undefined) {
  const lookups = words.map((word) => ({
    word,
    stems: stemsOf(word),
    spellings: slips && isPlain(word) ? spellingsOf(word, slips) : [],
  }))
  return listTerms(db, JSON.stringify(lookups), BEGINNINGS)
}

/** Returns what else the work is called, if opportunities use it: moler, where they look for a soboslikar. */
async function groupByWork(
  db: Services['db'],
  group: Group,
  { word, namesOf }: { word: string; namesOf: NamesOf },
): Promise<Group> {
  const work = await namesOf(word)
  // A word that is only like the name of some work is more likely misspelt.
  if (!work || (group.corrected && !work.isExact)) return group
  const names = work.names
    .map((name) => ({ name, parts: queryWords(name) }))
    .filter(({ parts }) => parts.length > 0)
  const terms = await termsOf(db, [...new Set(names.flatMap(({ parts }) => parts))], undefined)
  const docsOf = (part: string) => terms.find((term) => term.word === part)?.docs ?? 0
  const inUse = names.filter(({ parts }) => parts.every((part) => docsOf(part) > 0))
  const [first] = inUse
  if (!first) return group
  const anyOf = (part: string) =>
    `(${stemsOf(part)
      .map((stem) => `'${stem}'`)
      .join(' | ')})`
  return {
    stems: stemsOf(word),
    names: inUse.map(({ parts }) => `(${parts.map(anyOf).join(' & ')})`),
    shown: first.name,
    docs: inUse.reduce((sum, { parts }) => sum + Math.min(...parts.map(docsOf)), 0),
    byWork: true,
  }
}

/**
 * Returns whether a word is indexed as a term; shorter ones and those with other characters are searched as typed: "it",
 * "c#".
 */
function isPlain(word: string): boolean {
  return word.length > 2 && !/[^a-z]/.test(word)
}

function groupOf(word: string, term: TermRow | undefined): Group {
  const stems = stemsOf(word)
  const docs = term?.docs ?? 0
  const whole = wholeWord(word)
  if (term?.whole || !isPlain(word)) return { stems, whole, shown: word, docs }
  // A known form of a word, or the beginning of some.
  if (term && (term.docs !== null || term.begun))
    return {
      stems: [...new Set([...stems, ...(term.begun ?? [])])],
      ...(term.docs !== null && { whole }),
      shown: word,
      docs: docs + (term.begunDocs ?? 0),
    }
  const correction = likeliest(word, term?.alike ?? [])
  return correction
    ? {
        stems: stemsOf(correction.word),
        whole: wholeWord(correction.word),
        shown: correction.shown,
        docs: correction.docs,
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

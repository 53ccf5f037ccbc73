import { foldedWords, placedWords, type PlacedWord } from '#platform/contract/fold.ts'
import { PHRASE_WORDS_MAX, placeOfPhrase } from '#features/places/server/index.ts'
import type { Criteria } from '../../contract/criteria.ts'
import { isSmallWord } from '../../contract/query-words.ts'
import { type Facet, facetOf, type Meaning, withMeanings } from '../../contract/meanings.ts'
import { MEANING_PATTERNS } from './meanings.ts'

/** Words of a search that name a value of a filter, as they were typed. */
export type QueryMeaning = { value: Meaning; words: string }
export type Understanding = {
  meanings: readonly QueryMeaning[]
  /** The words that are left. */
  rest: string
}

/** Words `from` to `to` of the search. */
type Match = { value: Meaning; from: number; to: number; isWord: boolean }

const INTO = new Set('u iz kod oko blizu in from near around at'.split(' '))
/** Before the name of a municipality. */
const CITY = new Set('grad gradu grada opcina opcini opcine opstina opstini opstine'.split(' '))

/**
 * Reads kind, contract, place, experience and remoteness from the words of a search. What the person chose among the
 * filters, or refused, is not read; neither are two places, of which a search has one.
 */
export function understand(criteria: Criteria): Understanding {
  const words = placedWords(criteria.q)
  const matches = sureMatches(readMatches(words, criteria), words)
  const spans = matches.map(({ from, to }) => [words[from]?.start ?? 0, words[to - 1]?.end ?? 0] as const)
  const between = spans.map(([start], n) => [spans[n - 1]?.[1] ?? 0, start] as const)
  return {
    meanings: matches.map(({ value }, n) => ({ value, words: criteria.q.slice(...(spans[n] ?? [0, 0])) })),
    rest: [...between, [spans.at(-1)?.[1] ?? 0, criteria.q.length] as const]
      .map(([start, end]) => criteria.q.slice(start, end).trim())
      .filter((part) => foldedWords(part).length > 0)
      .join(' '),
  }
}

/** Words with which people ask, and that no opportunity has because of that. */
const REQUEST_WORDS = new Set(
  'trazim trazimo zelim zelimo hocu treba mi neki neku find looking need want my some'.split(' '),
)

/** Returns the search as it is asked of the index, with all that was understood or only some of it. */
export function asFilters(
  criteria: Criteria,
  { rest, meanings }: Understanding,
  some: readonly QueryMeaning[] = meanings,
): Criteria {
  if (meanings.length === 0) return criteria
  const isTelling = placedWords(rest).some(({ word }) => !isSmallWord(word) && !REQUEST_WORDS.has(word))
  return withMeanings(
    { ...criteria, q: isTelling ? rest : '' },
    { rest: isTelling ? rest : '', values: some.map(({ value }) => value) },
  )
}

function readMatches(words: readonly PlacedWord[], criteria: Criteria): Match[] {
  const text = words.map(({ word }) => word).join(' ')
  const facets = facetsIn(criteria)
  const refusals = new Set(criteria.plain)
  const isWhole = (at: number) => at === words.length || words[at - 1]?.start !== words[at]?.start
  const matches: Match[] = []
  let offset = 0
  for (let at = 0; at < words.length; ) {
    const [best] = [...meaningsAt(text, offset, at), ...placeAt(words, at)]
      .filter(
        ({ value, from, to }) =>
          !refusals.has(value) && !facets.has(facetOf(value)) && isWhole(from) && isWhole(to),
      )
      .sort((one, other) => other.to - one.to)
    const next = best?.to ?? at + 1
    if (best) matches.push(best)
    for (; at < next; at += 1) offset += (words[at]?.word.length ?? 0) + 1
  }
  return matches
}

function facetsIn({ kind, contract, mode, place, firstJob }: Criteria): ReadonlySet<Facet> {
  return new Set<Facet>([
    ...(kind.length > 0 ? (['kind'] as const) : []),
    ...(contract.length > 0 ? (['contract'] as const) : []),
    ...(mode.length > 0 ? (['mode'] as const) : []),
    ...(place ? (['place'] as const) : []),
    ...(firstJob ? (['firstJob'] as const) : []),
  ])
}

function meaningsAt(text: string, offset: number, from: number): Match[] {
  return MEANING_PATTERNS.flatMap(({ value, pattern }) => {
    pattern.lastIndex = offset
    const words = pattern.exec(text)?.[0]
    return words ? [{ value, from, to: from + words.split(' ').length, isWord: false }] : []
  })
}

/** Reads "u Mostaru", "iz općine Ilidža", "Banja Luka". */
function placeAt(words: readonly PlacedWord[], from: number): Match[] {
  const wordAt = (at: number) => words[at]?.word ?? ''
  const into = INTO.has(wordAt(from)) ? from + 1 : from
  const start = CITY.has(wordAt(into)) ? into + 1 : into
  for (let to = Math.min(words.length, start + PHRASE_WORDS_MAX); to > start; to -= 1) {
    const phrase = placeOfPhrase(
      words
        .slice(start, to)
        .map(({ word }) => word)
        .join(' '),
    )
    if (phrase) return [{ value: phrase.place, from, to, isWord: phrase.isWord }]
  }
  return []
}

/**
 * Leaves out what is not sure: two places, and a name that is a plain word too, unless nothing but understood words stands
 * beside it or the words before it say that it is a place.
 */
function sureMatches(matches: readonly Match[], words: readonly PlacedWord[]): Match[] {
  const places = matches.filter(({ value }) => facetOf(value) === 'place')
  const isUnsure = new Set(places.map(({ value }) => value)).size > 1
  const isMatch = (at: number) => matches.some(({ from, to }) => from <= at && at < to)
  const isAlone = words.every(({ word }, at) => isMatch(at) || isSmallWord(word))
  const isPlace = ({ from, to }: Match) =>
    INTO.has(words[from]?.word ?? '') && (to === words.length || isMatch(to))
  const isAfterSmall = ({ from }: Match) =>
    from > 0 && !isMatch(from - 1) && isSmallWord(words[from - 1]?.word ?? '')
  return matches.filter((match) => {
    if (facetOf(match.value) !== 'place') return true
    if (isUnsure) return false
    return !match.isWord || isPlace(match) || (isAlone && !isAfterSmall(match))
  })
}

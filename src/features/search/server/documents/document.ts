import { areaNames } from '#features/places/contract/areas.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { LANGUAGES } from '#features/profiles/contract/languages.ts'
import { foldedWords, placedWords } from '#platform/contract/fold.ts'
import { toLatin } from '#platform/contract/fold-script.ts'
import { stemBhs } from '#platform/contract/fold-stem-bhs.ts'
import { stemEn } from '#platform/contract/fold-stem-en.ts'
import { isSmallWord, wholeWord } from '../../contract/query-words.ts'
import { areaBit, bitsOf, encodeFacets, type Facetted, languageBit } from './facet-code.ts'
import { kindWords } from './kind-words.ts'

type Both = { bhs?: string; en?: string }

/** An opportunity as input of the index. */
export type Source = Facetted & {
  id: string
  publishedAt: Date
  deadline: Date | null
  title: Both
  summary: Both
  body: { bhs?: unknown; en?: unknown }
  organisation: string
  municipalities: readonly string[]
  languages: readonly string[]
  skills: readonly string[]
  skillNames: readonly { locale: string; label: string }[]
}

export type Term = { word: string; stem: string; shown: string }

/** Its row in the index, and its words. */
export type Document = {
  id: string
  publishedAt: Date
  deadline: Date | null
  facets: number
  areas: number
  languages: number
  municipalities: string[]
  skills: string[]
  title: string[]
  words: string[]
  terms: Term[]
}

type Stem = (word: string) => string

const STEMS_KEPT = 50_000

/** Caches a stemmer, because texts consist of the same few words. */
function remembered(stemOf: Stem): Stem {
  const stems = new Map<string, string>()
  return (word) => {
    const cached = stems.get(word)
    if (cached !== undefined) return cached
    if (stems.size >= STEMS_KEPT) stems.clear()
    const stem = stemOf(word)
    stems.set(word, stem)
    return stem
  }
}

const bosnian = remembered(stemBhs)
const english = remembered(stemEn)

const WORD_MAX = 40
const TERM = /^[a-z]{3,40}$/

export function documentOf(source: Source): Document {
  const places = source.municipalities.flatMap((id) => findMunicipality(id) ?? [])
  const words = new Words()
  // A title is short and important, so it is stemmed in both languages.
  const title = new Words()
  for (const text of [source.title.bhs, source.title.en])
    for (const stem of [bosnian, english]) title.add(text, stem)
  words.take(title)
  const titleWords = foldedWords(`${source.title.bhs ?? ''} ${source.title.en ?? ''}`).filter(
    (word) => word.length <= WORD_MAX && !isSmallWord(word),
  )
  for (const [locale, stem] of [
    ['bhs', bosnian],
    ['en', english],
  ] as const) {
    words.add(source.summary[locale], stem)
    words.add(textIn(source.body[locale]), stem)
    words.add(kindWords[source.kind][locale], stem)
    for (const { area } of places) words.add(areaNames[area][locale], stem)
  }
  for (const { locale, label } of source.skillNames) words.add(label, locale === 'en' ? english : bosnian)
  for (const stem of [bosnian, english]) {
    words.add(source.organisation, stem)
    for (const { latin } of places) words.add(latin, stem)
  }
  return {
    id: source.id,
    publishedAt: source.publishedAt,
    deadline: source.deadline,
    facets: encodeFacets(source),
    areas: bitsOf([...new Set(places.map(({ area }) => area))], areaBit),
    languages: bitsOf(
      source.languages.filter((language) => (LANGUAGES as readonly string[]).includes(language)),
      languageBit,
    ),
    municipalities: places.map(({ id }) => id),
    skills: [...source.skills],
    title: [...title.stems, ...new Set(titleWords.map(wholeWord))],
    words: [...words.stems],
    terms: [...words.terms.values()],
  }
}

/** Collects words with their stems for the index. */
class Words {
  readonly stems = new Set<string>()
  readonly terms = new Map<string, Term>()

  add(text: string | undefined, stemOf: Stem): void {
    if (!text) return
    for (const { word, start, end } of placedWords(text)) {
      if (word.length > WORD_MAX || isSmallWord(word)) continue
      const stem = stemOf(word)
      this.stems.add(stem)
      const key = `${word} ${stem}`
      if (!TERM.test(word) || this.terms.has(key)) continue
      const original = toLatin(text.slice(start, end)).toLowerCase()
      // A written word may fold into several; then only the folded one can be suggested.
      const suggestion = foldedWords(original).length === 1 ? original : word
      this.terms.set(key, { word, stem, shown: suggestion })
    }
  }
  take(other: Words): void {
    for (const stem of other.stems) this.stems.add(stem)
    for (const [key, term] of other.terms) this.terms.set(key, term)
  }
}

/** Returns the words of a rich text of any shape, so that older forms are found too. */
function textIn(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  const { text, content } = node as { text?: unknown; content?: unknown }
  if (typeof text === 'string') return text
  return Array.isArray(content) ? content.map(textIn).join(isInline(content) ? '' : '\n') : ''
}

function isInline(content: readonly unknown[]): boolean {
  return content.some((part) => (part as { type?: string } | null)?.type === 'text')
}

export { textIn as plainWords }

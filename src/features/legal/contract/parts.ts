import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { storedBlockId } from './blocks.ts'
import { localStorageEntries, measurementCookies, preferenceCookies, signInCookies } from './cookies.ts'
import { COOKIES_SECTION, privacy } from './privacy.ts'
import { terms } from './terms.ts'
import type { LegalDocumentId } from './versions.ts'

export const PART_KINDS = ['title', 'intro', 'heading', 'paragraph', 'item', 'entry', 'duration'] as const

type Place = { id: string; kind: (typeof PART_KINDS)[number]; names?: string[] }

/** One text of a version as it was published; `names` are the cookies or keys that an entry is about. */
export type LegalPart = Place & Readonly<Record<Locale, RichText>>

const DOCUMENTS = { terms, privacy }

/** All texts of a document in their order. */
export function placesOf(document: LegalDocumentId): Place[] {
  const { sections } = DOCUMENTS[document]
  return [
    { id: `${document}-title`, kind: 'title' },
    { id: `${document}-intro`, kind: 'intro' },
    ...sections.flatMap(({ id, parts }): Place[] => [
      { id: `${document}-${id}-title`, kind: 'heading' },
      ...parts.map(
        ({ item }, at): Place => ({
          id: `${document}-${id}-${at + 1}`,
          kind: item ? 'item' : 'paragraph',
        }),
      ),
      ...(document === 'privacy' && id === COOKIES_SECTION ? storedPlaces() : []),
    ]),
  ]
}

function storedPlaces(): Place[] {
  return [...signInCookies, ...preferenceCookies, ...localStorageEntries, ...measurementCookies].flatMap(
    (entry): Place[] => [
      { id: storedBlockId(entry), kind: 'entry', names: [...entry.names] },
      { id: `${storedBlockId(entry)}-lasts`, kind: 'duration' },
    ],
  )
}

/** The parts of a document, with the words that `wordsOf` has for each of its texts. */
export function partsOfDocument(
  document: LegalDocumentId,
  wordsOf: (id: string, locale: Locale) => RichText,
): LegalPart[] {
  return placesOf(document).map((place) => ({
    ...place,
    ...(Object.fromEntries(LOCALES.map((locale) => [locale, wordsOf(place.id, locale)])) as Record<
      Locale,
      RichText
    >),
  }))
}

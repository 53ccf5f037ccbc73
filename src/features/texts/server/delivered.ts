import { setImmediate as breathe } from 'node:timers/promises'
import { fold } from '#platform/contract/fold.ts'
import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import { readCatalogues } from '#platform/server/i18n/catalogue-files.ts'
import type { SpokenPlace } from '../contract/texts.endpoints.ts'
import { readPlaces } from './places.ts'
import { messageParts } from '#platform/server/i18n/message-parts.ts'

/** A delivered text of the interface. */
export type Delivered = {
  id: string
  area: string
  texts: Record<Locale, string>
  placeholders: readonly string[]
  max: number
  screens: readonly string[]
  spoken: SpokenPlace | null
  /** The searchable text. */
  folded: string
}

let reading: Promise<readonly Delivered[]> | undefined

/** Returns all texts of the interface; read on the first call, since only staff use them. */
export function deliveredTexts(): Promise<readonly Delivered[]> {
  reading ??= read().catch((error: unknown) => {
    reading = undefined
    throw error
  })
  return reading
}

async function read(): Promise<readonly Delivered[]> {
  const [catalogues, placesOf] = await Promise.all([readCatalogues(), readPlaces()])
  const all: Delivered[] = []
  for (const { id: catalogue, feature, texts } of catalogues) {
    for (const [key, bhs] of texts.bhs) {
      const id = `${catalogue}:${key}`
      const places = placesOf(id)
      const both = { bhs, en: texts.en.get(key) ?? '' }
      all.push({
        id,
        area: feature,
        texts: both,
        placeholders: placeholdersOf(bhs),
        max: roomFor(both),
        ...places,
        folded: fold(`${id} ${bhs} ${both.en} ${places.screens.join(' ')}`),
      })
    }
    await breathe()
  }
  return all
}

export function placeholdersOf(message: string): string[] {
  const { inserted, tags } = messageParts(message)
  return [...[...inserted.keys()].map((name) => `{${name}}`), ...[...tags].map((name) => `<${name}>`)]
}

/**
 * Returns the most characters of a text: screens have room for half as much again as its longest language, and more for
 * short ones, but a button of three letters has none for ten words.
 */
function roomFor(texts: Record<Locale, string>): number {
  const longest = Math.max(...LOCALES.map((locale) => texts[locale].length))
  return Math.ceil(longest * 1.5) + 20
}

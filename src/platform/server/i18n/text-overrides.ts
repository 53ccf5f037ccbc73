import { createHash } from 'node:crypto'
import compile from 'icu-minify/compile'
import { type Locale, LOCALES, otherLocale } from '#platform/contract/locale.ts'
import { type Overrides, withOverrides } from '#platform/contract/text-overrides.ts'
import type { Catalogue } from '#platform/contract/texts.ts'
import type { Log } from '../log/log.ts'
import { type CatalogueFile, findCatalogues, leavesOf, readCatalogue } from './catalogue-files.ts'
import { messageFaults } from './message-check.ts'
import type { OverrideRow } from './text-overrides.queries.ts'

/** Words in place of delivered ones, as they stand on every page and in every mail from now on. */
export type TextsInForce = {
  /** Changes with every word; none where everything is as it was delivered. */
  version: string | undefined
  /** For pages: compiled, by catalogue and key. */
  compiled: Readonly<Record<Locale, Readonly<Record<string, Overrides>>>>
  /** For what the server says itself: a whole catalogue by its delivered words. */
  catalogues: Readonly<Record<Locale, ReadonlyMap<string, Catalogue>>>
}

const AS_DELIVERED: TextsInForce = {
  version: undefined,
  compiled: { bhs: {}, en: {} },
  catalogues: { bhs: new Map(), en: new Map() },
}

/** Of whoever read them last; a process serves one installation, and tests one after another. */
let inForce = AS_DELIVERED
let reader: object | undefined
let cache = new WeakMap<Catalogue, Catalogue>()

export function textsInForce(): TextsInForce {
  return inForce
}

export function putInForce(by: object, texts: TextsInForce): void {
  reader = by
  inForce = texts
  cache = new WeakMap()
}

/** Leaves everything as it was delivered, unless somebody else has read texts since. */
export function takeBack(by: object): void {
  if (reader === by) putInForce(by, AS_DELIVERED)
}

/** A catalogue with the words that are in force. It is known by its delivered words, wherever its code was put by a build. */
export function inWordsOfToday<T extends Catalogue>(catalogue: T, locale: Locale): T {
  if (inForce.version === undefined) return catalogue
  let today = cache.get(catalogue)
  if (!today) {
    today = inForce.catalogues[locale].get(JSON.stringify(catalogue)) ?? catalogue
    cache.set(catalogue, today)
  }
  return today as T
}

/** Puts rows of the table together; what no longer fits a text of this release is left out and told to the log. */
export async function textsOf(rows: readonly OverrideRow[], log: Log): Promise<TextsInForce> {
  if (rows.length === 0) return AS_DELIVERED
  const files = new Map((await findCatalogues()).map((file) => [file.id, file]))
  const compiled: Record<Locale, Record<string, Overrides>> = { bhs: {}, en: {} }
  const catalogues = { bhs: new Map<string, Catalogue>(), en: new Map<string, Catalogue>() }
  for (const [id, own] of Map.groupBy(rows, ({ catalogue }) => catalogue)) {
    const file = files.get(id)
    const fitting = file ? fittingOf(file, own) : []
    if (fitting.length < own.length)
      log.warn({ catalogue: id, texts: own.length - fitting.length }, 'texts do not fit this release')
    if (!file) continue
    for (const locale of LOCALES) {
      const words = fitting
        .filter((row) => row.locale === locale)
        .map(({ key, text }) => [key, text] as const)
      if (words.length === 0) continue
      const delivered = readCatalogue(file, locale)
      catalogues[locale].set(JSON.stringify(delivered), withOverrides(delivered, Object.fromEntries(words)))
      compiled[locale][id] = Object.fromEntries(words.map(([key, text]) => [key, compile(text)]))
    }
  }
  const version = createHash('sha256').update(JSON.stringify(compiled)).digest('base64url').slice(0, 12)
  return { version, compiled, catalogues }
}

function fittingOf(file: CatalogueFile, rows: readonly OverrideRow[]): OverrideRow[] {
  const texts = { bhs: textsIn(file, 'bhs'), en: textsIn(file, 'en') }
  return rows.filter(({ key, locale, text }) => {
    const delivered = texts[locale].get(key)
    const other = texts[otherLocale(locale)].get(key)
    if (delivered === undefined || other === undefined) return false
    return messageFaults({ text, locale, delivered, other }).length === 0
  })
}

function textsIn(file: CatalogueFile, locale: Locale): ReadonlyMap<string, string> {
  return new Map(leavesOf(readCatalogue(file, locale)))
}

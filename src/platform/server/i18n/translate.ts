import { createTranslator } from 'use-intl/core'
import { TIME_ZONE } from '#platform/contract/dates.ts'
import { intlLocale, type Locale } from '#platform/contract/locale.ts'
import type { Catalogue } from '#platform/contract/texts.ts'
import { inWordsOfToday } from './text-overrides.ts'

export type Catalogues<T extends Catalogue = Catalogue> = { bhs: T; en: Catalogue }

/** Typed texts of one feature in the language of the reader. */
export function translator<const T extends Catalogue>(catalogues: Catalogues<T>, locale: Locale) {
  // The second language satisfies the keys of the first by its type.
  const messages = inWordsOfToday(catalogues[locale], locale) as T
  return createTranslator<T>({ locale: intlLocale(locale), messages, timeZone: TIME_ZONE })
}

/**
 * A text without arguments at a place that is known only when it runs, for what features register under names of their
 * own; nothing where there is none.
 */
export function registeredText(
  catalogues: Catalogues,
  locale: Locale,
  ...path: readonly string[]
): string | undefined {
  let entry: string | Catalogue | undefined = inWordsOfToday(catalogues[locale], locale)
  for (const key of path)
    entry = typeof entry === 'object' && Object.hasOwn(entry, key) ? entry[key] : undefined
  return typeof entry === 'string' ? entry : undefined
}

export type ErrorTexts = (
  code: string,
  locale: Locale,
  values?: Record<string, string | number>,
) => string | undefined

/** Texts of refusals for all features: `feature.reason` is `errors.reason` in the feature's catalogue. */
export function errorTexts(features: ReadonlyMap<string, Catalogues>): ErrorTexts {
  return (code, locale, values) => {
    const [feature = '', reason = ''] = code.split('.')
    const catalogues = features.get(feature)
    if (!catalogues) return undefined
    const { errors } = inWordsOfToday(catalogues[locale], locale)
    if (typeof errors !== 'object' || typeof errors[reason] !== 'string') return undefined
    const t = createTranslator<Record<string, string>>({
      locale: intlLocale(locale),
      messages: { [reason]: errors[reason] },
      timeZone: TIME_ZONE,
    })
    return t(reason, values)
  }
}

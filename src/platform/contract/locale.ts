/** Interface languages; `bhs` (Bosnian/Croatian/Serbian) is the default. */
export const LOCALES = ['bhs', 'en'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'bhs'

export function isLocale(value: unknown): value is Locale {
  return value === 'bhs' || value === 'en'
}

/** The language that a text may stand in instead. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'bhs' ? 'en' : 'bhs'
}

/** The `lang` attribute: `bhs` is no registered language tag. */
export function htmlLang(locale: Locale): 'bs' | 'en' {
  return locale === 'bhs' ? 'bs' : 'en'
}

/** In which letters `bhs` is read; English has one script. */
export const SCRIPTS = ['latin', 'cyrillic'] as const
export type Script = (typeof SCRIPTS)[number]

/** As `htmlLang()`, with the script where it is not the usual one. */
export function scriptedLang(locale: Locale, isCyrillic: boolean): 'bs' | 'bs-Cyrl' | 'en' {
  return isCyrillic && locale === 'bhs' ? 'bs-Cyrl' : htmlLang(locale)
}

/** The Intl locale for numbers, plurals and sorting: Chromium ships no Bosnian data, Croatian has the same rules. */
export function intlLocale(locale: Locale): 'hr' | 'en-GB' {
  return locale === 'bhs' ? 'hr' : 'en-GB'
}

/** Best interface language for an Accept-Language header, by its order of preference. */
export function localeFromHeader(header: string | undefined): Locale {
  const preferences = (header ?? '')
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], quality: quality ? Number(quality) : 1, order }
    })
    .filter((entry) => entry.quality > 0)
    .sort((a, b) => b.quality - a.quality || a.order - b.order)
  for (const { language } of preferences) {
    if (language === 'en') return 'en'
    if (['bhs', 'bs', 'hr', 'sr', 'sh', 'cnr'].includes(language ?? '')) return 'bhs'
  }
  return DEFAULT_LOCALE
}

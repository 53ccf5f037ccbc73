import type { Locale } from '#platform/contract/locale.ts'

export type Placeholder = 'name' | 'opportunity' | 'organisation'

/** Placeholders in a message for values that are known only when it is sent, as written in each language. */
export const PLACEHOLDERS: Readonly<Record<Locale, Readonly<Record<Placeholder, string>>>> = {
  bhs: { name: '{ime}', opportunity: '{prilika}', organisation: '{organizacija}' },
  en: { name: '{name}', opportunity: '{opportunity}', organisation: '{organisation}' },
}

const KNOWN: ReadonlyMap<string, Placeholder> = new Map(
  Object.values(PLACEHOLDERS).flatMap((words) =>
    Object.entries(words).map(([placeholder, word]) => [word, placeholder as Placeholder]),
  ),
)
const WRITTEN = /\{[^{}\n]{0,40}\}/g

/** Fills in all placeholders; those of either language count, in upper or lower case. */
export function fillMessage(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replace(WRITTEN, (match) => {
    const placeholder = meaningOf(match)
    return placeholder === undefined ? match : values[placeholder]
  })
}

/** Lists unknown placeholders as they are written, each once, because nobody may get a message with one. */
export function unknownPlaceholders(...texts: readonly string[]): string[] {
  const matches = texts.flatMap((text) => text.match(WRITTEN) ?? [])
  return [...new Set(matches.filter((one) => meaningOf(one) === undefined))]
}

/** Lists the placeholders of a language for a person to read. */
export function placeholderList(locale: Locale): string {
  return Object.values(PLACEHOLDERS[locale]).join(', ')
}

function meaningOf(match: string): Placeholder | undefined {
  return KNOWN.get(match.replace(/\s/g, '').toLowerCase())
}

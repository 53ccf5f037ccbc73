import type { Locale } from '#platform/contract/locale.ts'

export type Placeholder = 'name' | 'opportunity' | 'organisation'

/** What may stand in a message for what is known only when it is sent, as it is written in each language. */
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

/** A message with everything filled in; the words of either language count, whatever their case. */
export function fillMessage(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replace(WRITTEN, (written) => {
    const placeholder = meaningOf(written)
    return placeholder === undefined ? written : values[placeholder]
  })
}

/** What stands in braces and means nothing, each once, as it is written: nobody may get a message with it. */
export function unknownPlaceholders(...texts: readonly string[]): string[] {
  const written = texts.flatMap((text) => text.match(WRITTEN) ?? [])
  return [...new Set(written.filter((one) => meaningOf(one) === undefined))]
}

/** Those that may be used in a language, as a list for a person. */
export function knownPlaceholders(locale: Locale): string {
  return Object.values(PLACEHOLDERS[locale]).join(', ')
}

function meaningOf(written: string): Placeholder | undefined {
  return KNOWN.get(written.replace(/\s/g, '').toLowerCase())
}

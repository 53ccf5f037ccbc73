import { type Locale, otherLocale } from './locale.ts'

export type Bilingual = { bhs: string; en: string }

export const NO_TEXT: Bilingual = { bhs: '', en: '' }

/** Makes a text of a pair, as data that are written by hand give it. */
export const bilingualOf = ([bhs, en]: readonly [bhs: string, en: string]): Bilingual => ({ bhs, en })

export function isBlank({ bhs, en }: Bilingual): boolean {
  return bhs.trim() === '' && en.trim() === ''
}

/** Returns the text in the reader's language, or the other one where it is missing, and the language it returned. */
export function readText(text: Bilingual, locale: Locale): { text: string; language: Locale } {
  const other = otherLocale(locale)
  const language = text[locale].trim() === '' && text[other].trim() !== '' ? other : locale
  return { text: text[language].trim(), language }
}

export type PlacedText<Path extends string = string> = { path: Path; text: Bilingual }

/** Every bilingual text of an object, or of its items, with its place, such as `headline` or `<id of the entry>.title`. */
export function textsOf(content: object): PlacedText[] {
  if ('items' in content) {
    const items = content.items as readonly { id: string }[]
    return items.flatMap((item) => bilingualFields(item, `${item.id}.`))
  }
  return bilingualFields(content, '')
}

function bilingualFields(holder: object, before: string): PlacedText[] {
  return Object.entries(holder).flatMap(([name, value]) =>
    isBilingual(value) ? [{ path: `${before}${name}`, text: value }] : [],
  )
}

function isBilingual(value: unknown): value is Bilingual {
  return typeof value === 'object' && value !== null && 'bhs' in value && 'en' in value
}

import type { Locale } from '#platform/contract/locale.ts'

/**
 * Columns of a table of texts. They are recognised by their heads, so these cannot be editable texts, which could change
 * between export and import.
 */
export const SHEET_COLUMNS = {
  id: { bhs: 'Ključ', en: 'Key' },
  screens: { bhs: 'Gdje stoji', en: 'Where it stands' },
  bhs: { bhs: 'BHS', en: 'BHS' },
  en: { bhs: 'ENG', en: 'ENG' },
  max: { bhs: 'Najviše znakova', en: 'Most characters' },
  placeholders: { bhs: 'Mora ostati', en: 'Must stay' },
  state: { bhs: 'Stanje', en: 'State' },
  version: { bhs: 'Oznaka (ne mijenjaj)', en: 'Mark (leave as it is)' },
} as const satisfies Record<string, Record<Locale, string>>
export type SheetColumn = keyof typeof SHEET_COLUMNS

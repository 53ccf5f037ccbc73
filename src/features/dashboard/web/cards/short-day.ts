import type { Locale } from '#platform/contract/locale.ts'

/** Formats a day such as `2026-11-23`: `23. 11.` in bhs, `23/11` in English. */
export function shortDay(day: string, locale: Locale): string {
  const [, month, date] = day.split('-').map(Number)
  return locale === 'bhs' ? `${date}. ${month}.` : `${date}/${month}`
}

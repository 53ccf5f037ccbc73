import { formatDate } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'

/** Formats a day for the reader, at noon, which is on the same day in every relevant zone. */
export function useDayFormat(): (day: string) => string {
  const locale = useLocale()
  return (day) => formatDate(new Date(`${day.slice(0, 10)}T12:00:00Z`), locale)
}

import { formatDay } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'

/** Formats the day of a moment, or a day, for the reader. */
export function useDayFormat(): (day: string) => string {
  const locale = useLocale()
  return (day) => formatDay(day.slice(0, 10), locale)
}

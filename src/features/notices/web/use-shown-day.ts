import { formatDate } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'

/** A day as the reader writes it; noon is on that day in every zone that counts here. */
export function useShownDay(): (day: string) => string {
  const locale = useLocale()
  return (day) => formatDate(new Date(`${day.slice(0, 10)}T12:00:00Z`), locale)
}

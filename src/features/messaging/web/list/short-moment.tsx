import { formatDate, formatTime, localParts } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'

/** The time today, `20. 11.` this year, the whole date before. */
export function ShortMoment({ at }: { at: string }) {
  const locale = useLocale()
  const moment = new Date(at)
  const [then, now] = [localParts(moment), localParts(new Date())]
  const isToday = then.day === now.day && then.month === now.month && then.year === now.year
  const short = then.year === now.year ? formatDate(moment, locale).replace(/[\s/]\d{4}\.?$/, '') : undefined
  return (
    <time dateTime={at} className="flex-none text-xs whitespace-nowrap text-ink-3">
      {isToday ? formatTime(moment) : (short ?? formatDate(moment, locale))}
    </time>
  )
}

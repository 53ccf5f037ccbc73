import { formatDate, localParts } from '#platform/contract/dates.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useText } from '../use-text.ts'

const WEEK = 6

/** The feed ends, and says since when this is all. */
export function EndMark({ since }: { since: string | null }) {
  const t = useText()
  const locale = useLocale()
  const text = () => {
    if (since === null) return t('end.all')
    const moment = new Date(since)
    const now = Date.now()
    const day = localDay(moment)
    if (day === localDay(new Date(now))) return t('end.today')
    if (day === localDay(new Date(now - DAY_MS))) return t('end.yesterday')
    if (now - moment.getTime() < WEEK * DAY_MS)
      return t('end.weekday', { day: String(localParts(moment).weekday) })
    return t('end.date', { date: formatDate(moment, locale) })
  }
  return (
    <p className="flex items-center gap-3 py-5 text-sm text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {text()}
    </p>
  )
}

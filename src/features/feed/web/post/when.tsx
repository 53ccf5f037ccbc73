import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useText } from '../use-text.ts'

/** When a post was published, as people say it. */
export function When({ at }: { at: string }) {
  const t = useText()
  const locale = useLocale()
  const moment = new Date(at)
  const now = Date.now()
  const minutes = Math.max(0, Math.floor((now - moment.getTime()) / 60_000))
  const time = formatTime(moment)
  const text = () => {
    if (minutes < 60) return t('at.minutes', { count: minutes })
    const day = formatDate(moment, locale)
    if (day === formatDate(new Date(now), locale)) return t('at.today', { time })
    if (day === formatDate(new Date(now - DAY_MS), locale)) return t('at.yesterday', { time })
    return day
  }
  return <time dateTime={at}>{text()}</time>
}

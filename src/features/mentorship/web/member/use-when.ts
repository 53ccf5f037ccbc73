import { formatLongDate, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useMemberText } from '../use-member-text.ts'
import { deviceZone } from './device-zone.ts'

/** A moment by the reader's own clock. */
export function useWhen() {
  const t = useMemberText()
  const locale = useLocale()
  const zone = deviceZone()
  return (moment: string | Date) => {
    const at = new Date(moment)
    return t('page.nextAt', { day: formatLongDate(at, locale, zone), time: formatTime(at, zone) })
  }
}

import { formatAmount } from '#platform/contract/amount.ts'
import { formatDate, formatLongDate, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '../../i18n/locale-provider.tsx'

type DateTextProps = { at: Date | string; show?: 'date' | 'time' | 'both' | 'long'; className?: string }

/** A moment as the reader's language writes it, in Sarajevo's time. */
export function DateText({ at, show = 'date', className }: DateTextProps) {
  const locale = useLocale()
  const moment = typeof at === 'string' ? new Date(at) : at
  const texts = {
    date: () => formatDate(moment, locale),
    time: () => formatTime(moment),
    both: () => `${formatDate(moment, locale)} ${formatTime(moment)}`,
    long: () => formatLongDate(moment, locale),
  }
  return (
    <time dateTime={moment.toISOString()} className={className ?? 'whitespace-nowrap'}>
      {texts[show]()}
    </time>
  )
}

/** An amount in KM as the reader's language writes it, never broken over two lines. */
export function AmountText({ amount, className }: { amount: number; className?: string }) {
  const locale = useLocale()
  return <span className={className ?? 'whitespace-nowrap'}>{formatAmount(amount, locale)}</span>
}

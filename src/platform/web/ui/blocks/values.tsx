import { formatDate, formatLongDate, formatTime } from '#platform/contract/dates.ts'
import { formatMoney } from '#platform/contract/money.ts'
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

/** An amount in whole KM, never broken over two lines. */
export function MoneyText({
  amount,
  currency,
  className,
}: {
  amount: number | null | undefined
  currency?: string
  className?: string
}) {
  return <span className={className ?? 'whitespace-nowrap'}>{formatMoney(amount, currency)}</span>
}

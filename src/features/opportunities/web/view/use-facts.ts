import { areaNames } from '#features/places/contract/areas.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { formatAmount, formatAmountRange } from '#platform/contract/amount.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Card } from '../../contract/card.ts'
import { timeLeft } from '#platform/contract/countdown.ts'
import { useText } from '../use-text.ts'

type Amounts = Pick<Card, 'amountMin' | 'amountMax'>
type Place = Pick<Card, 'municipalities' | 'mode'>

/** More names say less than their number. */
const MAX_TOWNS = 4

/** Returns the facts of an opportunity in the reader's language. */
export function useFacts() {
  const t = useText()
  const locale = useLocale()

  function amount({ amountMin: min, amountMax: max }: Amounts): string | undefined {
    if (min !== null && max !== null) return formatAmountRange({ min, max }, locale)
    if (max !== null) return t('facts.upTo', { amount: formatAmount(max, locale) })
    return min === null ? undefined : t('facts.from', { amount: formatAmount(min, locale) })
  }

  function towns({ municipalities }: Pick<Place, 'municipalities'>): string {
    const matches = municipalities.flatMap((id) => findMunicipality(id) ?? [])
    if (matches.length <= MAX_TOWNS) return matches.map(({ name }) => name).join(', ')
    return [...new Set(matches.map(({ area }) => areaNames[area][locale]))].join(', ')
  }

  function place(one: Place): string {
    const where = towns(one)
    if (where !== '') return where
    const away = one.mode === 'remote' || one.mode === 'abroad'
    const label = away ? t(`modes.${one.mode}`) : t('facts.everywhere')
    return label.charAt(0).toLocaleUpperCase('bs') + label.slice(1)
  }

  return {
    amount,
    place,
    moment: (at: string) =>
      t('facts.at', { date: formatDate(new Date(at), locale), time: formatTime(new Date(at)) }),
    date: (at: string) => formatDate(new Date(at), locale),
    left(deadline: string, now: string): string {
      const left = timeLeft(new Date(deadline), new Date(now))
      switch (left.unit) {
        case 'over':
          return t('left.over')
        case 'days':
          return t('left.days', { days: left.days })
        case 'days-hours':
          return t('left.daysHours', { days: left.days, hours: left.hours })
        case 'hours-minutes':
          return t('left.hoursMinutes', { hours: left.hours, minutes: left.minutes })
        case 'minutes':
          return t('left.minutes', { minutes: left.minutes })
        case 'last-minute':
          return t('left.lastMinute')
      }
    },
  }
}

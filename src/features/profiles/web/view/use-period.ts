import { formatMonth } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Entry } from '../../contract/sections.ts'
import { useText } from '../use-text.ts'

/** Returns the period of an entry in words, also where the start or both dates are missing. */
export function usePeriod() {
  const t = useText()
  const locale = useLocale()
  return ({ kind, from, to }: Pick<Entry, 'kind' | 'from' | 'to'>): string => {
    const begin = from && formatMonth(from, locale)
    const end = to && formatMonth(to, locale)
    if (begin && end) return begin === end ? begin : t('period.both', { from: begin, to: end })
    // A certificate or a project without an end has a single date.
    if (begin) return kind === 'certificate' || kind === 'project' ? begin : t('period.from', { from: begin })
    return end ? t('period.to', { to: end }) : ''
  }
}

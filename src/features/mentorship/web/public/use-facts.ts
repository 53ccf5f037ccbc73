import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { formatDay } from '#platform/contract/dates.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { MentorCard } from '../../contract/public.endpoints.ts'
import { useText } from '../use-text.ts'

/** Returns a mentor's facts in a few words. */
export function useFacts() {
  const t = useText()
  const locale = useLocale()
  const dayOf = (day: string) => formatDay(day, locale)
  return {
    dayOf,
    placeOf: ({ municipality, town }: MentorCard) =>
      [town, findMunicipality(municipality)?.name].filter(Boolean).join(', '),
    /** A day and no hour: it is for trust, and nobody is watched. */
    activeOf({ activeOn }: MentorCard, now: Date): string | undefined {
      if (activeOn === null) return undefined
      if (activeOn >= localDay(now)) return t('card.active.today')
      if (activeOn === localDay(new Date(now.getTime() - DAY_MS))) return t('card.active.yesterday')
      return t('card.active.day', { day: dayOf(activeOn) })
    },
  }
}

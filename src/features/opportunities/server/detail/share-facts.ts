import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { formatAmount, formatAmountRange } from '#platform/contract/amount.ts'
import { formatDate } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { messages as bhs } from '../../contract/server-messages.bhs.ts'
import { messages as en } from '../../contract/server-messages.en.ts'
import type { PublicOpportunity } from '../../contract/public.endpoints.ts'

type SharedOpportunity = Pick<
  PublicOpportunity,
  'organisation' | 'municipalities' | 'amountMin' | 'amountMax' | 'deadline' | 'open'
>

/** More would make the line unreadable. */
const MAX_TOWNS = 2

/** Returns the facts by which people decide to open a shared link: organisation, place, pay and deadline. */
export function shareFacts(opportunity: SharedOpportunity, locale: Locale): string[] {
  const t = translator({ bhs, en }, locale)
  const { organisation, municipalities, deadline, open } = opportunity
  const towns = municipalities.flatMap((id) => findMunicipality(id)?.name ?? [])
  const where = towns.length <= MAX_TOWNS ? towns : []
  const facts = [
    [organisation.name, ...where].filter(Boolean).join(', '),
    amountOf(opportunity, locale),
    open
      ? deadline && t('share.deadline', { day: formatDate(new Date(deadline), locale) })
      : t('share.closed'),
  ]
  return facts.flatMap((fact) => fact || [])

  function amountOf({ amountMin: min, amountMax: max }: SharedOpportunity, reader: Locale): string | null {
    if (min !== null && max !== null) return formatAmountRange({ min, max }, reader)
    if (max !== null) return t('share.upTo', { amount: formatAmount(max, reader) })
    return min === null ? null : t('share.from', { amount: formatAmount(min, reader) })
  }
}

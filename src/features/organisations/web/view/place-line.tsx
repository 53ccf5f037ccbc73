import { areaNames } from '#features/places/contract/areas.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { OrganisationCard } from '../../contract/cards.ts'
import { useText } from '../use-text.ts'

/** The kind of the organisation, and its place. */
export function PlaceLine({
  card,
  area = false,
}: {
  card: Pick<OrganisationCard, 'kind' | 'municipality'>
  area?: boolean
}) {
  const t = useText()
  const locale = useLocale()
  const place = findMunicipality(card.municipality)
  const where = place && [place.latin, ...(area ? [areaNames[place.area][locale]] : [])].join(', ')
  return <>{[t(`kinds.${card.kind}`), ...(where ? [where] : [])].join('\u00a0· ')}</>
}

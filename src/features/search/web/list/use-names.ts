import { areaNames } from '#features/places/contract/areas.ts'
import type { Kind } from '#features/opportunities/contract/kinds.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { formatAmount } from '#platform/contract/amount.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { type Criteria, isArea, type PayStep, type Place } from '../../contract/criteria.ts'
import { facetOf, type Meaning } from '../../contract/meanings.ts'
import type { Facets } from '../../contract/search.endpoints.ts'
import { useText } from '../use-text.ts'

export type ActiveFilter = { key: string; name: string; without: Criteria }

/** Returns the names of filter values, and the active ones. */
export function useNames() {
  const t = useText()
  const locale = useLocale()
  const placeName = (place: Place) =>
    isArea(place) ? areaNames[place][locale] : (findMunicipality(place)?.name ?? place)
  const payName = (pay: PayStep) => t('pay', { amount: formatAmount(Number(pay), locale) })
  const meaningName = (value: Meaning) => {
    const facet = facetOf(value)
    if (facet === 'place') return placeName(value as Place)
    return facet === 'firstJob' ? t('facet.firstJob') : t(`${facet}.${value}` as `kind.${Kind}`)
  }

  function activeFilters(criteria: Criteria, facets: Facets | null): ActiveFilter[] {
    const { kind, place, km, mode, contract, pay, firstJob, skill, language, deadline } = criteria
    const without = (change: Partial<Criteria>): Criteria => ({ ...criteria, ...change })
    const each = <V extends string>(
      values: readonly V[],
      name: (value: V) => string,
      change: (left: V[]) => Partial<Criteria>,
    ) =>
      values.map((value) => ({
        key: value,
        name: name(value),
        without: without(change(values.filter((other) => other !== value))),
      }))
    const skillName = (id: string) =>
      facets?.skill.find(({ value }) => value === id)?.name[locale] ?? id.slice(0, 8)
    return [
      ...each(
        kind,
        (value) => t(`kind.${value}`),
        (left) => ({ kind: left }),
      ),
      ...(place
        ? [
            {
              key: 'place',
              name: km ? t('place.near', { name: placeName(place), km }) : placeName(place),
              without: without({ place: null, km: null }),
            },
          ]
        : []),
      ...each(
        mode,
        (value) => t(`mode.${value}`),
        (left) => ({ mode: left }),
      ),
      ...each(
        contract,
        (value) => t(`contract.${value}`),
        (left) => ({ contract: left }),
      ),
      ...(pay ? [{ key: 'pay', name: payName(pay), without: without({ pay: null }) }] : []),
      ...(firstJob
        ? [{ key: 'firstJob', name: t('facet.firstJob'), without: without({ firstJob: false }) }]
        : []),
      ...each(skill, skillName, (left) => ({ skill: left })),
      ...each(
        language,
        (value) => t(`language.${value}`),
        (left) => ({ language: left }),
      ),
      ...(deadline
        ? [{ key: 'deadline', name: t(`deadline.${deadline}`), without: without({ deadline: null }) }]
        : []),
    ]
  }
  return { placeName, payName, meaningName, activeFilters }
}

import { useId } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatNumber } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { FacetOption } from '#platform/web/ui/blocks/facet-option.tsx'
import type { Format, Language, Topic } from '../../contract/kinds.ts'
import {
  ABROAD,
  FACETS,
  type Facet,
  type listMentors,
  type MentorChoice,
} from '../../contract/public.endpoints.ts'
import { useText } from '../use-text.ts'
import { addressOf, toggled } from './choice.ts'

type Facets = ResponseOf<typeof listMentors>['facets']
type Value = Facets[Facet][number]

/** The facets as links, so that they work without script and can be shared. */
export function MentorFacets({ choice, facets }: { choice: MentorChoice; facets: Facets }) {
  const t = useText()
  const id = useId()
  const locale = useLocale()
  const nameOf: Record<Facet, (value: Value) => string> = {
    topic: ({ value }) => t(`topics.${value as Topic}`),
    language: ({ value }) => t(`languages.${value as Language}`),
    format: ({ value }) => t(`formats.${value as Format}`),
    skill: ({ name, value }) => (name ? readText(name, locale).text : value),
    place: ({ value }) => (value === ABROAD ? t('abroad') : (findMunicipality(value)?.name ?? value)),
  }
  const isChosen = [...FACETS, 'free' as const].some((facet) => choice[facet] !== undefined)
  return (
    <div className="grid gap-5 pb-6">
      {isChosen && (
        <a className="link inline-flex min-h-target items-center text-sm" href={addressOf({ q: choice.q })}>
          {t('clear')}
        </a>
      )}
      {FACETS.map((facet) =>
        facets[facet].length === 0 ? null : (
          <section key={facet} aria-labelledby={`${id}-${facet}`}>
            <h2 id={`${id}-${facet}`} className="mb-1 text-sm tracking-ui">
              {t(`facets.${facet}`)}
            </h2>
            {facets[facet].map((value) => (
              <FacetOption
                key={value.value}
                to={toggled(choice, facet, value.value)}
                name={nameOf[facet](value)}
                count={formatNumber(value.count, locale)}
                on={choice[facet] === value.value}
              />
            ))}
          </section>
        ),
      )}
    </div>
  )
}

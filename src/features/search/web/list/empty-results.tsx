import { X } from 'lucide-react'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { type Criteria, NO_CRITERIA } from '../../contract/criteria.ts'
import type { Facets } from '../../contract/search.endpoints.ts'
import { useText } from '../use-text.ts'
import { hrefOf } from './hrefs.ts'
import { useNames } from './use-names.ts'

/** No results: the conditions to remove, one press each. */
export function EmptyResults({
  criteria,
  facets,
  unknown,
}: {
  criteria: Criteria
  facets: Facets | null
  unknown: string | null
}) {
  const t = useText()
  const { activeFilters } = useNames()
  const active = activeFilters(criteria, facets)
  const steps = [
    ...(criteria.q ? [{ key: 'q', name: `„${criteria.q}“`, without: { ...criteria, q: '' } }] : []),
    ...active,
  ]
  if (steps.length === 0)
    return <EmptyState title={t('results.emptyAll')} text={t('results.emptyAllText')} className="mt-6" />
  return (
    <EmptyState
      className="mt-6"
      title={unknown ? t('results.emptyUnknown', { word: unknown }) : t('results.empty')}
      text={t('results.emptyText')}
      action={
        <ul className="flex flex-wrap justify-center gap-2">
          {steps.map(({ key, name, without }) => (
            <li key={key}>
              <ButtonLink
                to={hrefOf(without)}
                small
                icon={<X className="size-4" aria-hidden />}
                aria-label={t('filters.remove', { name })}
              >
                {name}
              </ButtonLink>
            </li>
          ))}
          <li>
            <ButtonLink to={hrefOf(NO_CRITERIA)} small look="quiet">
              {t('results.startOver')}
            </ButtonLink>
          </li>
        </ul>
      }
    />
  )
}

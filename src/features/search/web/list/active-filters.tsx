import { Link } from 'react-router'
import { type Criteria, NO_CRITERIA } from '../../contract/criteria.ts'
import type { Facets } from '../../contract/search.endpoints.ts'
import { useText } from '../use-text.ts'
import { FilterChip } from './filter-chip.tsx'
import { hrefOf, type View } from './hrefs.ts'
import { useNames } from './use-names.ts'

/** The active filters; one press removes each. */
export function ActiveFilters({
  criteria,
  facets,
  view,
}: {
  criteria: Criteria
  facets: Facets | null
  view: View
}) {
  const t = useText()
  const { activeFilters } = useNames()
  const active = activeFilters(criteria, facets)
  if (active.length === 0) return null
  const { q, sort } = criteria
  return (
    <ul aria-label={t('filters.active')} className="flex flex-wrap items-center gap-2 pt-3">
      {active.map(({ key, name, without }) => (
        <li key={key} className="min-w-0">
          <FilterChip name={name} label={t('filters.remove', { name })} to={hrefOf(without, { view })} />
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Link
            to={hrefOf({ ...NO_CRITERIA, q, sort }, { view })}
            preventScrollReset
            className="link inline-flex min-h-target items-center px-2 text-sm"
          >
            {t('filters.reset')}
          </Link>
        </li>
      )}
    </ul>
  )
}

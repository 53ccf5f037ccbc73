import { X } from 'lucide-react'
import { FACETS, type UserCounts } from '../../../contract/users.endpoints.ts'
import { useFacetNames } from './use-facet-names.ts'
import type { ListAddress } from '../use-list-address.ts'
import { useUsersText } from '../use-users-text.ts'

/** What narrows the list; one press removes each. */
export function ActiveFacets({ address, counts }: { address: ListAddress; counts: UserCounts | undefined }) {
  const t = useUsersText()
  const nameOf = useFacetNames()
  const active = FACETS.flatMap((facet) =>
    (counts ? address.valuesOf(facet) : []).map((value) => {
      const option = counts?.facets[facet].find((one) => one.value === value)
      return { facet, value, name: nameOf(facet, option ?? { value, title: '' }) }
    }),
  )
  // The names come with the counts.
  if (!counts || active.length === 0) return null
  return (
    <ul aria-label={t('active')} className="flex flex-wrap items-center gap-2">
      {active.map(({ facet, value, name }) => (
        <li key={`${facet}.${value}`} className="min-w-0">
          <button
            type="button"
            aria-label={t('remove', { name })}
            onClick={() => address.toggle(facet, value)}
            className="inline-flex min-h-target max-w-full items-center gap-1.5 rounded-pill border border-river-line bg-river-tint px-3.5 text-sm text-river-ink"
          >
            <span className="truncate">{name}</span>
            <X size={16} aria-hidden className="flex-none" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={address.clear}
          className="link inline-flex min-h-target items-center px-2 text-sm"
        >
          {t('clear')}
        </button>
      </li>
    </ul>
  )
}

import { ChevronDown } from 'lucide-react'
import { formatNumber } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { FACETS, type UserCounts } from '../../../contract/users.endpoints.ts'
import { useFacetNames } from './use-facet-names.ts'
import type { ListAddress } from '../use-list-address.ts'
import { useUsersText } from '../use-users-text.ts'

type Props = { address: ListAddress; counts: UserCounts }

/** The facets with the number that each value would leave; several values of one are alternatives. */
export function UserFacets({ address, counts }: Props) {
  const t = useUsersText()
  const locale = useLocale()
  const nameOf = useFacetNames()
  return (
    <div className="border-b border-line">
      {FACETS.map((facet) => {
        const selection = address.valuesOf(facet)
        const values = counts.facets[facet]
        if (values.length === 0) return null
        return (
          <details key={facet} open className="group border-t border-line">
            <summary className="flex min-h-target cursor-pointer list-none items-center justify-between text-sm font-strong">
              {t(`facets.${facet}`)}
              <ChevronDown
                size={16}
                aria-hidden
                className="text-ink-3 transition-transform group-open:rotate-180"
              />
            </summary>
            <div role="group" aria-label={t(`facets.${facet}`)} className="grid grid-cols-1 pb-2">
              {values.map((value) => (
                <Checkbox
                  key={value.value}
                  name={`${facet}.${value.value}`}
                  label={nameOf(facet, value)}
                  count={formatNumber(value.count, locale)}
                  checked={selection.includes(value.value)}
                  onChange={() => address.toggle(facet, value.value)}
                />
              ))}
            </div>
          </details>
        )
      })}
    </div>
  )
}

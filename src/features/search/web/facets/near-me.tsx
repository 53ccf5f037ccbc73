import { Link } from 'react-router'
import { useMatches } from '#features/recommendations/web/index.ts'
import type { Criteria } from '../../contract/criteria.ts'
import { OFFERED_DISTANCES } from '../../contract/criteria.ts'
import type { SearchResult } from '../../contract/search.endpoints.ts'
import { hrefOf, type View } from '../list/hrefs.ts'
import { useNames } from '../list/use-names.ts'
import { useText } from '../use-text.ts'

type Props = { criteria: Criteria; view: View; items: readonly SearchResult[] }

/** Links around the municipality of the member's profile, one per distance. */
export function NearMe({ criteria, view, items }: Props) {
  const t = useText()
  const { placeName } = useNames()
  const { home } = useMatches(items.map(({ id }) => id))
  if (!home) return null
  const { place, km } = criteria
  return (
    <div role="group" aria-labelledby="near-me" className="pb-1">
      <p id="near-me" className="pt-2 text-sm">
        {t('place.mine', { name: placeName(home) })}
      </p>
      <div className="flex flex-wrap gap-2 py-1">
        {OFFERED_DISTANCES.map((each) => {
          const isOn = place === home && km === each
          return (
            <Link
              key={each}
              to={hrefOf(
                { ...criteria, ...(isOn ? { place: null, km: null } : { place: home, km: each }) },
                { view },
              )}
              preventScrollReset
              rel="nofollow"
              aria-current={isOn}
              className="inline-flex min-h-target items-center rounded-[1.375rem] border border-edge px-3 text-sm text-ink no-underline aria-[current=true]:border-river aria-[current=true]:bg-river-tint aria-[current=true]:font-strong aria-[current=true]:text-river-ink"
            >
              {t('place.within', { km: each })}
            </Link>
          )
        })}
      </div>
    </div>
  )
}

import { Suspense } from 'react'
import { Link } from 'react-router'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import { getNetwork } from '../../contract/lists.endpoints.ts'
import { PeopleFrame } from '../frame/people-frame.tsx'
import { useNetworkChanges } from '../use-network-changes.ts'
import { useText } from '../use-text.ts'
import { Received } from '../endorsements/received.tsx'
import { ConnectionsPart } from './connections-part.tsx'
import { Requests } from './requests.tsx'
import { Suggestions } from './suggestions.tsx'

/** Each part waits for its own texts, so that a late one hides nothing already visible. */
const WAITING = (
  <Waiting className="grid gap-3">
    <Skeleton className="h-24" />
    <Skeleton className="h-24" />
  </Waiting>
)

/** Requests, connections and suggestions. */
export function NetworkPage() {
  const t = useText()
  useNetworkChanges()
  const query = useEndpoint(getNetwork, { refetchOnMount: 'always' })
  return (
    <PeopleFrame connections={query.data?.connections}>
      <QueryState query={query} title={t('failed')}>
        {(counts) => (
          <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
            <Suspense fallback={WAITING}>
              <div className="grid min-w-0 grid-cols-1 gap-10">
                <Requests counts={counts} />
                <Received />
              </div>
            </Suspense>
            <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
              <Suspense fallback={WAITING}>
                <Suggestions />
              </Suspense>
              <p className="mt-6 border-t border-line pt-3 text-sm">
                <Link to="/team-test" className="link inline-block py-2">
                  {t('teamTest')}
                </Link>
                <span className="block text-ink-2">{t('teamTestText')}</span>
              </p>
            </div>
            <Suspense fallback={WAITING}>
              <ConnectionsPart counts={counts} />
            </Suspense>
          </div>
        )}
      </QueryState>
    </PeopleFrame>
  )
}

import { Suspense } from 'react'
import { useParams } from 'react-router'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { ComponentBoundary } from '#platform/web/shell/component-fallback.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import { getVoteAnomalies } from '../../contract/anomalies.endpoints.ts'
import { anomaliesTitle } from '../../contract/titles.ts'
import { Anomalies } from './anomalies.tsx'

export const handle: PageHandle = { title: anomaliesTitle, protected: true, chrome: 'full' }

/** What the board of a bank should look at while the public votes. */
export default function AnomaliesScreen() {
  const { slug = '' } = useParams()
  return (
    <main id="main" className="wrap max-w-5xl pt-4 pb-16 lg:pt-8">
      <ComponentBoundary>
        <Suspense fallback={<Waiting />}>
          <Loaded slug={slug} />
        </Suspense>
      </ComponentBoundary>
    </main>
  )
}

function Loaded({ slug }: { slug: string }) {
  const query = useEndpoint(getVoteAnomalies, { params: { slug }, refetchOnMount: 'always' })
  return (
    <QueryState page query={query}>
      {(found) => <Anomalies found={found} />}
    </QueryState>
  )
}

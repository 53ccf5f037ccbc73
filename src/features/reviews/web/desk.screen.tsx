import { Suspense } from 'react'
import { useParams } from 'react-router'
import { useKeptEndpoint } from '#platform/web/offline/use-kept-endpoint.ts'
import { ComponentBoundary } from '#platform/web/shell/component-fallback.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import { getReview } from '../contract/reviews.endpoints.ts'
import { deskTitle } from '../contract/titles.ts'
import { Desk } from './desk.tsx'

export const handle: PageHandle = { title: deskTitle, protected: true, chrome: 'full', opensOffline: true }

/** One application, and what its reviewer gives it. */
export default function DeskScreen() {
  const { id = '' } = useParams()
  return (
    <main id="main" className="wrap pt-4 pb-16 lg:pt-8">
      <ComponentBoundary>
        <Suspense fallback={<Waiting />}>
          <Loaded id={id} />
        </Suspense>
      </ComponentBoundary>
    </main>
  )
}

function Loaded({ id }: { id: string }) {
  const query = useKeptEndpoint(getReview, { params: { id } })
  return (
    <QueryState page query={query}>
      {(review) => <Desk key={review.id} review={review} />}
    </QueryState>
  )
}

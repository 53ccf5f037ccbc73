import { useParams } from 'react-router'
import { useOfflineEndpoint } from '#platform/web/offline/use-offline-endpoint.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { ScreenMain } from '#platform/web/shell/screen-main.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getReview } from '../contract/reviews.endpoints.ts'
import { deskTitle } from '../contract/titles.ts'
import { Desk } from './desk-part.ts'

export const handle: PageHandle = { title: deskTitle, protected: true, chrome: 'full', opensOffline: true }

// Loads in parallel with the application.
if (typeof document !== 'undefined') Desk.preload()

/** The desk: one application, and its reviewer's scores. */
export default function DeskScreen() {
  const { id = '' } = useParams()
  return (
    <ScreenMain>
      <Loaded id={id} />
    </ScreenMain>
  )
}

function Loaded({ id }: { id: string }) {
  const query = useOfflineEndpoint(getReview, { params: { id } })
  return (
    <QueryState page query={query}>
      {(review) => <Desk key={review.id} review={review} />}
    </QueryState>
  )
}

import { useOfflineEndpoint } from '#platform/web/offline/use-offline-endpoint.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { ScreenMain } from '#platform/web/shell/screen-main.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { listReviews } from '../contract/reviews.endpoints.ts'
import { title } from '../contract/titles.ts'
import { useConclusions } from './conclusions/use-conclusions.ts'
import { OfflineReviews } from './offline-reviews.tsx'
import { ReviewedCallCard } from './reviewed-call.tsx'
import { useText } from './use-text.ts'

export const handle: PageHandle = { title, protected: true, chrome: 'full', opensOffline: true }

/** The reviews that wait for a board member. */
export default function ReviewsScreen() {
  return (
    <ScreenMain className="max-w-4xl pt-6 pb-16 lg:pt-10">
      <Loaded />
    </ScreenMain>
  )
}

function Loaded() {
  const t = useText()
  const query = useOfflineEndpoint(listReviews)
  const { waiting } = useConclusions()
  return (
    <>
      <h1 className="text-2xl">{t('list.title')}</h1>
      <p className="mt-1 mb-6 max-w-prose text-ink-2">{t('list.lead')}</p>
      <QueryState query={query}>
        {({ calls }) =>
          calls.length === 0 ? (
            <EmptyState title={t('list.emptyTitle')} text={t('list.emptyText')} />
          ) : (
            <div className="grid gap-10">
              <OfflineReviews calls={calls} />
              {calls.map((reviewed) => (
                <ReviewedCallCard key={reviewed.slug} reviewed={reviewed} waiting={waiting} />
              ))}
            </div>
          )
        }
      </QueryState>
    </>
  )
}

import { ErrorScreen } from '#platform/web/shell/error-screen.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PageFrame } from './page-frame.tsx'

/** The page for a missing address or a failure, below the usual header. */
export function FailedPage({ missing }: { missing: boolean }) {
  if (missing) return <NotFoundPage />
  return (
    <PageFrame>
      <ErrorScreen />
    </PageFrame>
  )
}

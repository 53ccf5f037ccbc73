import { ErrorScreen } from '#platform/web/shell/error-screen.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PageFrame } from './page-frame.tsx'

/** What is not there or failed, below the header that everybody knows. */
export function FailedPage({ missing }: { missing: boolean }) {
  if (missing) return <NotFoundPage />
  return (
    <PageFrame>
      <ErrorScreen />
    </PageFrame>
  )
}

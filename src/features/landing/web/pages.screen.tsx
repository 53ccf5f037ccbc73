import { Suspense } from 'react'
import { isRouteErrorResponse, Outlet, useMatches, useRouteError } from 'react-router'
import { hasMemberFrame } from '#features/shell/web/index.ts'
import { useOfflinePage } from '#platform/web/offline/use-offline-page.ts'
import { ErrorScreen } from '#platform/web/shell/error-screen.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { ScreenBoundary } from '#platform/web/shell/screen-boundary.tsx'

// Rarely needed.
const FailedPage = lazyPart(async () => (await import('./failed-page.tsx')).FailedPage)

/** The parent of all pages, so that a loading error shows inside the existing document. */
export default function Pages() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const leaves = useOfflinePage()
  const handle = useMatches().findLast((match) => match.handle)?.handle as Partial<PageHandle> | undefined
  if (leaves) return <PageSpinner />
  const missing = isRouteErrorResponse(error) && error.status === 404
  // A page for members has its header already, and the error screen below it needs no request.
  if (!missing && hasMemberFrame(handle ?? {})) return <ErrorScreen />
  // The public header is fetched; if that fails too, the same screen stands below a plain one.
  return (
    <ScreenBoundary place="failed">
      <Suspense>
        <FailedPage missing={missing} />
      </Suspense>
    </ScreenBoundary>
  )
}

import { Suspense } from 'react'
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { ErrorScreen } from '#platform/web/shell/error-screen.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'

// Nearly nobody needs it.
const NotFoundPage = lazyPart(async () => (await import('./not-found-page.tsx')).NotFoundPage)

/** All pages stand in this one, so that what fails while they load is told inside the document that is there. */
export default function Pages() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen />
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  )
}

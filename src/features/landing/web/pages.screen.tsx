import { Suspense } from 'react'
import { isRouteErrorResponse, Outlet, useMatches, useRouteError } from 'react-router'
import { hasMemberFrame } from '#features/shell/web/index.ts'
import { ErrorScreen } from '#platform/web/shell/error-screen.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageFrame } from './page-frame.tsx'

// Nearly nobody needs it.
const NotFoundPage = lazyPart(async () => (await import('./not-found-page.tsx')).NotFoundPage)

/** All pages stand in this one, so that what fails while they load is told inside the document that is there. */
export default function Pages() {
  return <Outlet />
}

/** What failed, below the header that everybody knows. */
function ErrorPage() {
  const handle = useMatches().findLast((match) => match.handle)?.handle as Partial<PageHandle> | undefined
  // A page for members has it above it already. Where the header fails too, the document's own boundary has a plain one.
  if (hasMemberFrame(handle ?? {})) return <ErrorScreen />
  return (
    <PageFrame>
      <ErrorScreen />
    </PageFrame>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage />
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  )
}

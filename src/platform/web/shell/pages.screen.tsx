import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'
import { NotFoundCard } from './not-found-card.tsx'

/** All pages stand in this one, so that what fails while they load is told inside the document that is there. */
export default function Pages() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundCard /> : <ErrorScreen />
}

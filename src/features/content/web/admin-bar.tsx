import { lazy, Suspense } from 'react'
import { useIsAdmin } from './use-edit-mode.ts'

const Bar = lazy(() => import('./admin-bar-content.tsx'))

/** Shows the bar to admins on every page; nobody else loads it. */
export function AdminBar() {
  if (!useIsAdmin()) return null
  return (
    <Suspense fallback={null}>
      <Bar />
    </Suspense>
  )
}

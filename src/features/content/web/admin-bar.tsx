import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useEditMode, useIsAdmin } from './use-edit-mode.ts'

const Bar = lazy(() => import('./admin-bar-content.tsx'))

/** The console has no text to edit in place, and its own navigation leads where the links of the bar do. */
const CONSOLE = /^\/admin(?:\/|$)/

/** Shows the bar to admins wherever texts can be edited; nobody else loads it. */
export function AdminBar() {
  const admin = useIsAdmin()
  const { wanted } = useEditMode()
  const { pathname } = useLocation()
  // An admin in edit mode needs the button that ends it.
  if (!admin || (CONSOLE.test(pathname) && !wanted)) return null
  return (
    <Suspense fallback={null}>
      <Bar />
    </Suspense>
  )
}

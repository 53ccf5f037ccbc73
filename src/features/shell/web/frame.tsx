import { lazy, type ReactNode, useEffect } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { useSession } from '#platform/web/session/session-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'

const load = () => import('./member-frame.tsx')
/** Pages for guests do without it; the server names it in those for members, so that it comes with the rest. */
export const MemberFrame = lazy(async () => ({ default: (await load()).MemberFrame }))

/** Who may see the screen, and what stands around it. */
export function Frame({ handle, children }: { handle: Partial<PageHandle>; children: ReactNode }) {
  const isMember = useSession().status === 'authenticated'
  // Whoever has just signed in is on the way to a page with it.
  useEffect(() => void (isMember && load()), [isMember])
  const guarded = <Guard handle={handle}>{children}</Guard>
  if (!hasMemberFrame(handle)) return guarded
  return <MemberFrame footer={handle.chrome !== 'noFooter'}>{guarded}</MemberFrame>
}

/** Whether the members' header and bar stand around a screen. */
export function hasMemberFrame({ protected: isProtected, chrome }: Partial<PageHandle>): boolean {
  return isProtected === true && chrome !== 'bare'
}

function Guard({ handle, children }: { handle: Partial<PageHandle>; children: ReactNode }) {
  const session = useSession()
  const editing = useAdminEditing()
  const { pathname } = useLocation()
  if (handle.protected) {
    if (session.status === 'loading') return <PageSpinner offline={session.offline} />
    if (session.status === 'anonymous') return <Navigate to="/login" replace />
  }
  if (handle.guestOnly && session.status === 'authenticated' && !(pathname === '/' && editing)) {
    return <Navigate to="/dashboard" replace />
  }
  return children
}

/** An admin who opens the landing page to edit it stays there. */
function useAdminEditing(): boolean {
  const session = useSession()
  const [search] = useSearchParams()
  return (
    search.get('admin_edit') === 'true' && session.status === 'authenticated' && session.user.role === 'ADMIN'
  )
}

import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { forgetReturnPath, noteSignInPress, returnPath } from '#platform/web/session/return-path.ts'
import { useSession } from '#platform/web/session/session-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'

const load = () => import('./member-frame.tsx')
// Pages for guests do without them; the server preloads them in pages for members.
const MemberTop = lazy(async () => ({ default: (await load()).MemberTop }))
const MemberEnd = lazy(async () => ({ default: (await load()).MemberEnd }))

/** The guard and the frame of a screen. */
export function Frame({ handle, children }: { handle: Partial<PageHandle>; children: ReactNode }) {
  const isMember = useSession().status === 'authenticated'
  // A member who just signed in is on the way to a page with the members' frame.
  useEffect(() => void (isMember && load()), [isMember])
  useReturnPath(handle)
  const guarded = <Guard handle={handle}>{children}</Guard>
  if (!hasMemberFrame(handle)) return guarded
  return (
    <MemberFrame isMember footer={handle.chrome !== 'noFooter'}>
      {guarded}
    </MemberFrame>
  )
}

type FrameProps = {
  isMember: boolean
  footer: boolean
  /** The parts above and below the screen for everyone else. */
  top?: ReactNode
  end?: ReactNode
  children: ReactNode
}

/**
 * The members' header, bar and footer, or the parts for others. While any of them loads or changes, the screen stays
 * mounted in the middle, with everything typed and opened in it.
 */
export function MemberFrame({ isMember, footer, top, end, children }: FrameProps) {
  return (
    <div className={isMember ? AROUND : 'contents'}>
      <Suspense fallback={<TopRoom />}>{isMember ? <MemberTop /> : top}</Suspense>
      <div className={isMember ? MIDDLE : 'contents'}>{children}</div>
      <Suspense fallback={isMember && <EndRoom />}>{isMember ? <MemberEnd footer={footer} /> : end}</Suspense>
    </div>
  )
}

// Hidden while parts load, because the footer would jump from the middle of the page to its end.
const AROUND =
  'members-frame flex min-h-dvh flex-col pb-18 lg:pb-0 print:block print:min-h-0 print:pb-0 has-[[role=status][aria-busy=true]]:[&>footer]:invisible'

// Distance from the bottom of a phone that keeps fixed elements clear of the members' bar.
const MIDDLE = 'flex-1 [--below:calc(var(--bottom-bar)+1px+env(safe-area-inset-bottom))]'

/** The header without texts, at its final height. */
function TopRoom() {
  return (
    <div className="members-top sticky top-0 z-20 border-b border-line bg-paper lying:static print:hidden">
      <div className="h-bar" />
    </div>
  )
}

function EndRoom() {
  return (
    <div className="members-bar fixed inset-x-0 bottom-0 z-20 h-(--bottom-bar) border-t border-line bg-surface lg:hidden print:hidden" />
  )
}

/** Returns whether a screen has the members' header and bar. */
export function hasMemberFrame({ protected: isProtected, chrome }: Partial<PageHandle>): boolean {
  return isProtected === true && chrome !== 'bare'
}

function Guard({ handle, children }: { handle: Partial<PageHandle>; children: ReactNode }) {
  const session = useSession()
  const editing = useAdminEditing()
  const { pathname, hash } = useLocation()
  if (handle.protected) {
    if (session.status === 'loading') return <PageSpinner offline={session.offline} />
    if (session.status === 'anonymous') return handle.forVisitors?.(hash) ?? <Navigate to="/login" replace />
  }
  if (handle.guestOnly && session.status === 'authenticated' && !(pathname === '/' && editing)) {
    return <Navigate to={returnPath() ?? '/dashboard'} replace />
  }
  return children
}

/** Returns visitors after the sign-in to where they pressed; members who have arrived anywhere are not returned again. */
function useReturnPath({ guestOnly, chrome }: Partial<PageHandle>) {
  const arrived = useSession().status === 'authenticated' && !guestOnly && chrome !== 'bare'
  useEffect(() => {
    document.addEventListener('click', noteSignInPress)
    return () => document.removeEventListener('click', noteSignInPress)
  }, [])
  useEffect(() => void (arrived && forgetReturnPath()), [arrived])
}

/** Returns whether an admin opened the landing page for editing, who then stays there. */
function useAdminEditing(): boolean {
  const session = useSession()
  const [search] = useSearchParams()
  return (
    search.get('admin_edit') === 'true' && session.status === 'authenticated' && session.user.role === 'ADMIN'
  )
}

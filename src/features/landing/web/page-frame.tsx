import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { MemberFrame } from '#features/shell/web/index.ts'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'

/**
 * What stands around a page that everybody may read: the members' own frame for whoever has signed in here. Whatever
 * stays at the bottom of a phone stands `--below` above its edge, clear of the members' bar.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  const session = useSession()
  const signed = useRouteLoaderData<{ signed: boolean }>('root')?.signed ?? false
  const isMember = session.status === 'authenticated' || (signed && session.status === 'loading')
  if (isMember)
    return (
      <MemberFrame footer>
        <div className="[--below:calc(3.75rem+1px+env(safe-area-inset-bottom))]">{children}</div>
      </MemberFrame>
    )
  return (
    <>
      <PublicHeader />
      {children}
      <PublicFooter />
    </>
  )
}

import { type ReactNode, useDeferredValue } from 'react'
import { useRouteLoaderData } from 'react-router'
import { MemberFrame } from '#features/shell/web/index.ts'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { LazyFooter, LazyHeader } from './public-parts.tsx'

/** The frame of a public page; somebody signed in on this device gets the members' frame. */
export function PageFrame({ children }: { children: ReactNode }) {
  const isMember = useIsMember()
  // The current frame stays until the other one has loaded completely.
  const isMemberFrame = useDeferredValue(isMember)
  return (
    <MemberFrame isMember={isMemberFrame} footer top={<LazyHeader />} end={<LazyFooter />}>
      {children}
    </MemberFrame>
  )
}

/** Returns whether a public page is shown to a member; the server goes by the browser's hint. */
export function useIsMember(): boolean {
  const session = useSession()
  const signed = useRouteLoaderData<{ signed: boolean }>('root')?.signed ?? false
  return session.status === 'authenticated' || (signed && session.status === 'loading')
}

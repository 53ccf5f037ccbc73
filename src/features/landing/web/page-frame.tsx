import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { MemberFrame } from '#features/shell/web/index.ts'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { PublicFooter, PublicHeader } from './public-parts.tsx'

/** What stands around a page that everybody may read: the members' own frame for whoever has signed in here. */
export function PageFrame({ children }: { children: ReactNode }) {
  const session = useSession()
  const signed = useRouteLoaderData<{ signed: boolean }>('root')?.signed ?? false
  const isMember = session.status === 'authenticated' || (signed && session.status === 'loading')
  return (
    <MemberFrame isMember={isMember} footer top={<PublicHeader />} end={<PublicFooter />}>
      {children}
    </MemberFrame>
  )
}

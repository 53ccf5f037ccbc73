import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { PublicFooter, PublicHeader } from '#features/landing/web/index.ts'
import { MemberFrame } from '#features/shell/web/index.ts'
import { useSession } from '#platform/web/session/session-provider.tsx'

/** What stands around a list that everybody may read: the members' own frame for whoever has signed in here. */
export function PageFrame({ children }: { children: ReactNode }) {
  const session = useSession()
  const signed = useRouteLoaderData<{ signed: boolean }>('root')?.signed ?? false
  const isMember = session.status === 'authenticated' || (signed && session.status === 'loading')
  if (isMember) return <MemberFrame footer>{children}</MemberFrame>
  return (
    <>
      <PublicHeader />
      {children}
      <PublicFooter />
    </>
  )
}

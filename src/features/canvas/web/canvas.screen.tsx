import { Suspense } from 'react'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { canvasTitle } from '../contract/titles.ts'
import { invitationToken, saveInvitation } from './invitation.ts'

export const handle: PageHandle = {
  title: canvasTitle,
  protected: true,
  chrome: 'bare',
  opensOffline: true,
  forVisitors: (hash) => {
    const token = invitationToken(hash)
    if (!token) return null
    return (
      <Suspense fallback={<PageSpinner />}>
        <VisitorInvitation key={token} token={token} />
      </Suspense>
    )
  },
}

// Only here does the address still have everything for a visitor who is sent to sign in.
if (typeof document !== 'undefined') saveInvitation(location.pathname + location.search + location.hash)

const VisitorInvitation = lazyPart(
  async () => (await import('./invitations/visitor-invitation.tsx')).VisitorInvitation,
)
const Entrance = lazyPart(async () => (await import('./entrance.tsx')).Entrance)

/** The screen of grant applications, which loads its own script. */
export default function CanvasScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Entrance />
    </Suspense>
  )
}

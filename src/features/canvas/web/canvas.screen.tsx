import { Suspense } from 'react'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { canvasTitle } from '../contract/titles.ts'
import { keepInvitation } from './invitation.ts'

export const handle: PageHandle = {
  title: canvasTitle,
  protected: true,
  chrome: 'bare',
  opensOffline: true,
}

// Only here is the address still whole for somebody who is led to sign in.
if (typeof document !== 'undefined') keepInvitation(location.pathname + location.search + location.hash)

const Entrance = lazyPart(async () => (await import('./entrance.tsx')).Entrance)

/** Applications for grants; everything of them comes with a script of its own. */
export default function CanvasScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Entrance />
    </Suspense>
  )
}

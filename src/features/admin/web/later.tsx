import { type ReactNode, Suspense } from 'react'
import { WhenNear } from '#platform/web/ui/blocks/when-near.tsx'

/** A part of the console that comes with its own script when somebody is near it. */
export function Later({ skeleton, children }: { skeleton: ReactNode; children: ReactNode }) {
  return (
    <WhenNear fallback={skeleton}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </WhenNear>
  )
}

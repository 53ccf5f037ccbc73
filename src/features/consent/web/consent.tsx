import { lazy, Suspense } from 'react'
import { usePixelId } from './use-pixel-id.ts'

const Bar = lazy(async () => ({ default: (await import('./consent-bar.tsx')).ConsentBar }))

/** Asks once whether visits may be measured; loaded only where something is. */
export function Consent() {
  if (!usePixelId()) return null
  return (
    <Suspense fallback={null}>
      <Bar />
    </Suspense>
  )
}

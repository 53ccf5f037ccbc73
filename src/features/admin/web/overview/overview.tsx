import { lazy, type ReactNode, Suspense } from 'react'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { WhenNear } from '#platform/web/ui/blocks/when-near.tsx'
import type { Overview as OverviewData } from '../../contract/overview.endpoints.ts'
import { Queues } from './queues.tsx'

// The drawings and the list of all municipalities come after what waits.
const Trends = lazy(async () => ({ default: (await import('./trends.tsx')).Trends }))
const Health = lazy(async () => ({ default: (await import('./health.tsx')).Health }))

/** What waits, how things go and whether the installation is well. */
export function Overview({ overview }: { overview: OverviewData }) {
  return (
    <div className="grid grid-cols-1 gap-10">
      {overview.queues.length > 0 && <Queues queues={overview.queues} />}
      <Later height="h-80">
        <Trends />
      </Later>
      {overview.globalAdmin && (
        <Later height="h-24">
          <Health />
        </Later>
      )}
    </div>
  )
}

function Later({ height, children }: { height: string; children: ReactNode }) {
  const skeleton = <Skeleton className={height} />
  return (
    <WhenNear fallback={skeleton}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </WhenNear>
  )
}

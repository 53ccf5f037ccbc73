import { lazy } from 'react'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { WhenNear } from '#platform/web/ui/blocks/when-near.tsx'
import type { Overview as OverviewData } from '../../contract/overview.endpoints.ts'
import { Queues } from './queues.tsx'

// The charts come after the queues.
const Trends = lazy(async () => ({ default: (await import('./trends.tsx')).Trends }))
const Health = lazy(async () => ({ default: (await import('./health.tsx')).Health }))

/** Shows the queues, the trends and the health of the installation. */
export function Overview({ overview }: { overview: OverviewData }) {
  return (
    <div className="grid grid-cols-1 gap-10">
      {overview.queues.length > 0 && <Queues queues={overview.queues} />}
      <WhenNear fallback={<Skeleton className="h-80" />}>
        <Trends />
      </WhenNear>
      {overview.globalAdmin && (
        <WhenNear fallback={<Skeleton className="h-24" />}>
          <Health />
        </WhenNear>
      )}
    </div>
  )
}

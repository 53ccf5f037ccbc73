import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'

/** Shows the dashboard in its final layout while its figures load. */
export function BoardSkeleton() {
  return (
    <Waiting>
      <Skeleton className="mb-7 h-9 w-64 max-w-full" />
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-12 lg:gap-x-10">
        <div className="deep min-h-120 rounded-surface lg:col-span-8 lg:min-h-76" />
        <div className="lg:col-span-4">
          <CardSkeleton />
        </div>
        <div className="lg:col-span-12">
          <CardSkeleton height="min-h-64" />
        </div>
        {['first', 'second', 'third'].map((part) => (
          <div key={part} className="lg:col-span-4">
            <CardSkeleton />
          </div>
        ))}
      </div>
    </Waiting>
  )
}

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** Shows a card while its script or figures load. */
export function CardSkeleton({ height = 'min-h-72', rows = 3 }: { height?: string; rows?: number }) {
  return (
    <div aria-hidden className={height}>
      <Skeleton className="mb-4 h-6 w-40" />
      {ROWS.slice(0, rows).map((row) => (
        <div key={row} className="flex min-h-12 items-center border-t border-line">
          <Skeleton className="h-4 w-3/4" />
        </div>
      ))}
    </div>
  )
}

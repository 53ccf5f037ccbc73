import { Skeleton, SkeletonRow } from '#platform/web/ui/blocks/skeleton.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'

const ROWS = ['first', 'second', 'third', 'fourth'] as const

/** Shows the screen in its final layout while it loads. */
export function BoardSkeleton() {
  return (
    <Waiting>
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="mt-3 h-11 w-80 max-w-full" />
      <Skeleton className="mt-5 h-72 rounded-surface" />
      <div className="mt-12 grid grid-cols-1 gap-12 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <Skeleton className="h-80" />
        <div>
          {ROWS.map((row) => (
            <SkeletonRow key={row} />
          ))}
        </div>
      </div>
    </Waiting>
  )
}

import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'

const ROWS = ['first', 'second', 'third'] as const

/** The layout of a profile before it loads. */
export function ProfileSkeleton() {
  return (
    <Waiting>
      <Skeleton className="size-24 rounded-full sm:size-36" />
      <Skeleton className="mt-4 h-9 w-64 max-w-full" />
      <Skeleton className="mt-3 h-6 w-96 max-w-full" />
      <div className="mt-8">
        {ROWS.map((row) => (
          <div key={row} className="border-t border-line py-7">
            <Skeleton className="h-6 w-32" />
            <Skeleton className="mt-4 h-20 max-w-measure" />
          </div>
        ))}
      </div>
    </Waiting>
  )
}

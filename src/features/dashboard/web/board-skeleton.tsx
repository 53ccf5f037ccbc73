import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { Arch } from '#platform/web/ui/arch.tsx'

const FIVE = ['missing', 'missing', 'missing', 'missing', 'missing'] as const

/** The dashboard in its final layout before its figures are there. */
export function BoardSkeleton({ label }: { label?: string }) {
  return (
    <div {...(label && { role: 'status', 'aria-label': label })} aria-busy>
      <Skeleton className="mb-7 h-9 w-64 max-w-full" />
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-12 lg:gap-x-10">
        <div className="deep min-h-120 rounded-surface lg:col-span-8 lg:min-h-76" />
        <div className="lg:col-span-4">
          <div className="mb-4 flex items-center gap-5">
            <Arch size="medium" stones={FIVE} />
            <Skeleton className="h-5 w-32" />
          </div>
          <Rows />
        </div>
        {['security', 'interests', 'tips'].map((part) => (
          <div key={part} className="lg:col-span-4">
            <Skeleton className="mb-4 h-6 w-40" />
            <Rows />
          </div>
        ))}
      </div>
    </div>
  )
}

function Rows() {
  return (
    <div>
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="flex min-h-12 items-center border-t border-line">
          <Skeleton className="h-4 w-3/4" />
        </div>
      ))}
    </div>
  )
}

import { Arch } from '../arch.tsx'
import { classNames } from '../class-names.ts'

/** One bar in the place and size of what will stand there. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames('block h-4 rounded-stone bg-sunken dark:bg-surface', className)}
    />
  )
}

const FIVE = ['missing', 'missing', 'missing', 'missing', 'missing'] as const

/** A row of a list in its final layout. */
export function SkeletonRow({ arch }: { arch?: boolean }) {
  return (
    <div aria-hidden className="flex justify-between gap-3 border-b border-line py-4">
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-5 w-5/6" />
        <Skeleton className="h-3.5 w-1/2" />
        <Skeleton className="h-3.5 w-2/3" />
      </div>
      {arch && <Arch stones={FIVE} size="row" />}
    </div>
  )
}

import { classNames } from '../class-names.ts'

type ProgressProps = {
  steps: number
  current: number
  /** "Step 2 of 3" in words. */
  label: string
  className?: string
}

export function Progress({ steps, current, label, className }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={steps}
      aria-valuenow={current}
      aria-valuetext={label}
      className={classNames('grid grid-flow-col gap-1', className)}
    >
      {Array.from({ length: steps }, (_, index) => (
        <span
          key={index}
          className={classNames('h-1.5 rounded-stone', index < current ? 'bg-river' : 'bg-line')}
        />
      ))}
    </div>
  )
}

import { classNames } from '../class-names.ts'

type MeterProps = {
  value: number
  max: number
  label: string
  tone?: 'river' | 'sun' | 'lilac'
  className?: string
}

const FILLS = { river: 'fill-river', sun: 'fill-sun', lilac: 'fill-lilac' }

/** A share of a whole, such as money left in a fund; the figures stand beside it. */
export function Meter({ value, max, label, tone = 'river', className }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className={className}
    >
      <svg aria-hidden className="h-1.5 w-full overflow-hidden rounded-stone bg-line">
        <rect width={`${Math.round(share * 1000) / 10}%`} height="100%" rx="3" className={FILLS[tone]} />
      </svg>
    </div>
  )
}

export type SegmentState = 'done' | 'now' | 'open'

const SEGMENTS: Record<SegmentState, string> = {
  done: 'bg-river',
  now: 'bg-sun',
  open: 'border border-dashed border-edge',
}

/** Levels, boxes of a canvas, kept promises: solid done, sun now, dashed open. */
export function Segments({
  states,
  label,
  className,
}: {
  states: readonly SegmentState[]
  label: string
  className?: string
}) {
  return (
    <div role="img" aria-label={label} className={classNames('grid grid-flow-col gap-1', className)}>
      {states.map((state, index) => (
        <span key={index} className={classNames('h-2 rounded-stone', SEGMENTS[state])} />
      ))}
    </div>
  )
}

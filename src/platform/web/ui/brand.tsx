import { keystoneLift, short, stonePath } from '#platform/contract/arch-geometry.ts'
import { classNames } from './class-names.ts'

const FRAME = { outer: 15, inner: 7, gap: 1.6 }
const STONES = [0, 1, 3, 4].map((index) => stonePath({ index, count: 5, frame: FRAME })).join('')
const KEYSTONE = stonePath({ index: 2, count: 5, frame: FRAME })

export function BrandMark({ className }: { className?: string }) {
  return (
    <svg
      width="30"
      height="18"
      viewBox="-15 -17 30 18"
      aria-hidden
      className={classNames('fill-river', className)}
    >
      <path d={STONES} />
      <path d={KEYSTONE} className="fill-apricot" transform={`translate(0 ${short(-keystoneLift(FRAME))})`} />
    </svg>
  )
}

/** Mark and name; the caller wraps it in the link to the start. */
export function Brand({ name, className }: { name: string; className?: string }) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-target items-center gap-2.5 text-[1.3125rem] leading-none font-brand tracking-[-0.04em] text-ink',
        className,
      )}
    >
      <BrandMark />
      <span>{name}</span>
    </span>
  )
}

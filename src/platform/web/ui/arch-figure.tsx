import type { ReactNode } from 'react'
import { Arch, type ArchSize } from './arch.tsx'
import { countStones, type StoneState } from '#platform/contract/arch-geometry.ts'
import { classNames } from './class-names.ts'

type ArchFigureProps = {
  stones: readonly StoneState[]
  /** The number that the arch counts, in large type under it. */
  value: ReactNode
  caption?: ReactNode
  size?: Extract<ArchSize, 'large' | 'medium'>
  live?: boolean
  className?: string
}

/** A large arch with its number inside, once per screen. */
export function ArchFigure({ stones, value, caption, size = 'large', live, className }: ArchFigureProps) {
  const large = size === 'large'
  return (
    <div className={classNames('relative w-full', large ? 'max-w-80' : 'max-w-30', className)}>
      <Arch stones={stones} size={size} />
      <p
        className={classNames(
          'absolute inset-x-0 text-center text-xs text-ink-2',
          caption ? 'bottom-2' : 'bottom-0',
        )}
        {...(live && { 'aria-live': 'polite' as const })}
      >
        <b
          className={classNames('block leading-none tracking-title text-ink', large ? 'text-3xl' : 'text-xl')}
        >
          {value}
        </b>
        {caption && <span className="mt-1 block px-[22%] leading-[1.3]">{caption}</span>}
      </p>
    </div>
  )
}

/** So many of so many. */
export function Count({ have, of }: { have: number; of: number }) {
  return (
    <>
      {have}
      <span className="font-ui text-ink-3">/{of}</span>
    </>
  )
}

type ArchCountProps = { have: number; near?: number; of: number; label: string; className?: string }

/** Have, nearly and missing beside a row, 64 px, with the count below. */
export function ArchCount({ have, near = 0, of, label, className }: ArchCountProps) {
  // A longer count would touch the stones, so it stands under the arch instead of in it.
  const inside = `${have}${of}`.length < 3
  return (
    <div
      role="img"
      aria-label={label}
      className={classNames('grid w-16 flex-none justify-items-center', className)}
    >
      <Arch stones={countStones({ have, near, of })} size="row" />
      <b aria-hidden className={classNames('text-xs leading-none tabular-nums', inside ? '-mt-3' : 'mt-1')}>
        <Count have={have} of={of} />
      </b>
    </div>
  )
}

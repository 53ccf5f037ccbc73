import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type ChipTone = 'neutral' | 'have' | 'near' | 'missing' | 'sun' | 'lilac' | 'harm' | 'line'

const TONES: Record<ChipTone, string> = {
  neutral: 'border-transparent bg-sunken dark:border-line text-ink-2',
  have: 'border-transparent bg-river-tint text-river-ink',
  near: 'border-river-line bg-[linear-gradient(90deg,var(--river-tint)_50%,transparent_50%)] text-river-ink',
  missing: 'border-dashed border-edge text-ink-2',
  sun: 'border-transparent bg-sun-tint text-sun-ink',
  lilac: 'border-transparent bg-lilac-tint text-lilac-ink',
  harm: 'border-transparent bg-harm-tint text-harm-ink',
  line: 'border-line text-ink-2',
}

/** Says something in a word or two; it is never pressed. */
export function Chip({
  tone = 'neutral',
  icon,
  className,
  children,
}: {
  tone?: ChipTone
  icon?: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-pill border px-2.5 text-xs leading-[1.25] font-ui [&_.lucide]:size-3.5',
        TONES[tone],
        className,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  )
}

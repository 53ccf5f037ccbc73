import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

const TONES = {
  neutral: 'border-transparent bg-sunken dark:border-line [&>.lucide]:text-ink-2',
  river: 'border-transparent bg-river-tint [&>.lucide]:text-river-ink',
  sun: 'border-transparent bg-sun-tint [&>.lucide]:text-sun-ink',
  lilac: 'border-transparent bg-lilac-tint [&>.lucide]:text-lilac-ink',
  harm: 'border-transparent bg-harm-tint [&>.lucide]:text-harm-ink',
}

type NoteProps = {
  tone?: keyof typeof TONES
  icon?: ReactNode /** Read out when it appears. */
  live?: boolean
  className?: string
  children: ReactNode
}

/** A fact about this screen: offline, refused, computed. */
export function Note({ tone = 'neutral', icon, live, className, children }: NoteProps) {
  return (
    <div
      {...(live && { role: tone === 'harm' ? 'alert' : 'status' })}
      className={classNames(
        'flex items-start gap-2.5 rounded-control border px-3.5 py-3 text-sm leading-[1.45] text-ink [&>.lucide]:mt-px',
        TONES[tone],
        className,
      )}
    >
      {icon}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}

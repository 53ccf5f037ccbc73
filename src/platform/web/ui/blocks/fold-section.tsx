import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useWide } from '../use-wide.ts'
import { SectionHeading } from './section-heading.tsx'

type Props = {
  /** Names the heading, by which the section is known; the section itself is `{id}-section`. */
  id: string
  title: ReactNode
  /** Says in a few words what is inside, where the section is closed. */
  fact?: ReactNode
  /** The link or note beside the heading; on a phone it stands inside. */
  aside?: ReactNode
  /** Is open on a phone from the beginning. */
  isOpen?: boolean
  className?: string
  children: ReactNode
}

/** Stands open where things have room side by side; on a phone opens by its heading, so that a long page can be surveyed. */
export function FoldSection({
  id,
  title,
  fact,
  aside,
  isOpen: startsOpen = false,
  className,
  children,
}: Props) {
  const isWide = useWide()
  const [isOpen, setOpen] = useState(startsOpen)
  const label = `${id}-title`
  const frame = { 'aria-labelledby': label, id: `${id}-section` }
  if (isWide)
    return (
      <section {...frame} className={className}>
        <SectionHeading id={label} title={title} aside={aside} />
        {children}
      </section>
    )
  return (
    <section {...frame} className={className}>
      <details
        className="group/fold border-t border-line"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="flex min-h-14 items-center gap-3 py-3">
          <h2 id={label} className="min-w-0 flex-1 text-md">
            {title}
          </h2>
          {fact && <span className="flex-none text-xs text-ink-2 tabular-nums">{fact}</span>}
          <ChevronDown aria-hidden className="size-5 flex-none text-ink-3 group-open/fold:rotate-180" />
        </summary>
        <div className="pb-8">
          {aside && <p className="mb-3 text-sm font-ui">{aside}</p>}
          {children}
        </div>
      </details>
    </section>
  )
}

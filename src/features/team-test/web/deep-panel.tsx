import type { ReactNode } from 'react'
import { ArchFigure } from '#platform/web/ui/arch-figure.tsx'
import type { StoneState } from '#platform/contract/arch-geometry.ts'

type Props = {
  children: ReactNode
  stones: readonly StoneState[]
  /** The content of the arch, in a sentence. */
  label: string
  value: string
  caption: string
}

/** The one deep block of a screen: its text, and the arch of eight contributions. */
export function DeepPanel({ children, stones, label, value, caption }: Props) {
  return (
    <section className="deep grid gap-6 overflow-hidden rounded-surface bg-paper px-5 pt-6 text-ink lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-end lg:gap-12 lg:px-10 lg:pt-10">
      <div className="grid gap-3 lg:pb-10">{children}</div>
      <div role="img" aria-label={label} className="mx-auto w-full max-w-80">
        <ArchFigure stones={stones} value={value} caption={caption} />
      </div>
    </section>
  )
}

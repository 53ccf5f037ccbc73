import type { ReactNode } from 'react'

type Props = {
  title: ReactNode
  /** Facts below the title, in one line. */
  facts?: readonly string[]
  /** Chips or buttons at the end of the row. */
  children?: ReactNode
} & ({ href: string } | { label: string; onOpen: () => void })

/** A row of a list that opens as a whole: a page of its own, or a layer over this one. */
export function ListRow({ title, facts, children, ...target }: Props) {
  return (
    <div className="relative flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line py-4 hover:bg-sunken/60">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-md leading-snug [overflow-wrap:anywhere]">
          {'href' in target ? (
            <a
              className="text-ink no-underline before:absolute before:inset-0 hover:underline"
              href={target.href}
            >
              {title}
            </a>
          ) : (
            <button
              type="button"
              aria-label={target.label}
              className="text-left font-head before:absolute before:inset-0 hover:underline"
              onClick={target.onOpen}
            >
              {title}
            </button>
          )}
        </h2>
        {facts && (
          <p className="mt-0.5 text-sm text-ink-2 [overflow-wrap:anywhere]">{facts.join('\u00a0· ')}</p>
        )}
      </div>
      {children}
    </div>
  )
}

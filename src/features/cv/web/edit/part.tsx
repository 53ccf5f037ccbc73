import type { ReactNode } from 'react'

type PartProps = { id: string; title: string; help?: string; children: ReactNode }

/** A section of the editor under its heading. */
export function Part({ id, title, help, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="border-t border-line py-5">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {help && <p className="mt-1 max-w-measure text-sm text-ink-2">{help}</p>}
      <div className="mt-3">{children}</div>
    </section>
  )
}

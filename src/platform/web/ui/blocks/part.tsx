import type { ReactNode } from 'react'

/** One part of what stands beside a list, under its own small heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-md">{title}</h3>
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-3">{children}</div>
}

export function Three({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-6 lg:grid-cols-3 [&>*]:min-w-0">{children}</div>
}

import type { ReactNode } from 'react'
import { useText } from './use-text.ts'

/** A page under its heading. */
export function TitledPage({ of, children }: { of: 'title' | 'review'; children: ReactNode }) {
  const t = useText()
  return (
    <main id="main" className="wrap grid grid-cols-1 content-start gap-6 pt-6 pb-16 lg:pt-10">
      <h1 className="text-2xl">{t(of)}</h1>
      {children}
    </main>
  )
}

import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** The table behind a drawing. */
export function TableTwin({ label, children, open }: { label: string; children: ReactNode; open?: boolean }) {
  return (
    <details className="group" {...(open && { open: true })}>
      <summary className="inline-flex min-h-target cursor-pointer items-center gap-1.5 text-sm font-ui text-river-ink">
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden className="group-open:rotate-180" />
        {label}
      </summary>
      {children}
    </details>
  )
}

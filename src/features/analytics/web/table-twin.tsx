import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from './use-text.ts'

/** The table behind a drawing. */
export function TableTwin({ children, open }: { children: ReactNode; open?: boolean }) {
  const t = useText()
  return (
    <details className="group" {...(open && { open: true })}>
      <summary className="inline-flex min-h-target cursor-pointer items-center gap-1.5 text-sm font-ui text-river-ink">
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden className="group-open:rotate-180" />
        {t('asTable')}
      </summary>
      {children}
    </details>
  )
}

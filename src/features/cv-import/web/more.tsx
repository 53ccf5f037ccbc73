import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** Shows more on request. */
export function More({
  title,
  className,
  children,
}: {
  title: string
  className?: string
  children: ReactNode
}) {
  return (
    <details className={`group text-sm ${className ?? ''}`}>
      <summary className="inline-flex min-h-target cursor-pointer list-none items-center gap-1 text-ink-2 [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}

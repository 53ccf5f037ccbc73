import { X } from 'lucide-react'
import { Link } from 'react-router'

/** A filter that is on; one press goes where it is not. */
export function FilterChip({ name, label, to }: { name: string; label: string; to: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={label}
      className="inline-flex min-h-target max-w-full items-center gap-1.5 rounded-[1.375rem] border border-river bg-river-tint px-3.5 text-sm font-strong text-river-ink no-underline"
    >
      <span className="truncate">{name}</span>
      <X className="size-4" aria-hidden />
    </Link>
  )
}

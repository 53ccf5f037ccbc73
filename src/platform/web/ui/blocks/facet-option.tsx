import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type FacetOptionProps = {
  /** The list with it, or without it when it is on. */
  to: string
  name: string
  /** A drawing before the name. */
  sign?: ReactNode
  /** How many there are, as it is read. */
  count: string
  on: boolean
}

/** One value of a facet. */
export function FacetOption({ to, name, sign, count, on }: FacetOptionProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      rel="nofollow"
      aria-current={on}
      className="group flex min-h-target items-center gap-2.5 py-1.5 text-sm leading-ui text-ink no-underline hover:text-river-ink aria-[current=true]:font-strong"
    >
      <span className="grid size-5 flex-none place-items-center rounded-[5px] border-[1.5px] border-edge bg-surface group-aria-[current=true]:border-river group-aria-[current=true]:bg-river">
        <Check
          aria-hidden
          className="size-4 stroke-3 text-on-river opacity-0 group-aria-[current=true]:opacity-100"
        />
      </span>
      {sign}
      <span className="min-w-0 flex-1">{name}</span>
      <span className="text-xs tabular-nums text-ink-3">{count}</span>
    </Link>
  )
}

import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

type Props = { links: readonly { to: string; title: string; hint: string }[] }

/** Links below each other, each with a few words about where it leads. */
export function LinkList({ links }: Props) {
  return (
    <ul>
      {links.map(({ to, title, hint }) => (
        <li key={to} className="border-t border-line last:border-b">
          <Link to={to} className="flex min-h-16 items-center gap-3 py-2.5 text-ink no-underline">
            <span className="min-w-0 flex-1">
              <span className="block font-strong">{title}</span>
              <span className="block text-sm text-ink-2">{hint}</span>
            </span>
            <ChevronRight size={20} strokeWidth={1.75} aria-hidden className="flex-none text-ink-3" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

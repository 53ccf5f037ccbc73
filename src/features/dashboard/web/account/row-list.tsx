import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Row = { id: string; path: string; icon: ReactNode; text: ReactNode; aside?: ReactNode }

/** Lists rows divided by hairlines, each with a link. */
export function RowList({ rows }: { rows: readonly Row[] }) {
  return (
    <ul>
      {rows.map(({ id, path, icon, text, aside }) => (
        <li key={id} className="border-t border-line">
          <Link
            to={path}
            className="group flex min-h-12 items-center gap-3 py-3 text-sm leading-ui text-ink no-underline hover:text-river-ink"
          >
            <span className="flex-none text-ink-3 group-hover:text-river-ink">{icon}</span>
            <span className="min-w-0 flex-1">{text}</span>
            {aside && <span className="flex-none text-xs text-ink-3">{aside}</span>}
            <ChevronRight className="size-4 flex-none text-ink-3" aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}

import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import type { OrganisationHome } from '../../contract/home.endpoints.ts'
import type { Sums } from './sums.ts'
import { useHomeText } from './use-home-text.ts'
import { useWaitingThings } from './use-waiting-things.ts'

/** What waits, each with its number and the place where it is done. */
export function WaitingQueue({ home, sums }: { home: OrganisationHome; sums: Sums }) {
  const t = useHomeText()
  const things = useWaitingThings(home, sums)
  return (
    <section aria-labelledby="queue-title" className="min-w-0 lg:col-span-4">
      <SectionHeading id="queue-title" title={t('queue.title')} />
      {things.length === 0 && <p className="text-ink-2">{t('queue.none')}</p>}
      <ul>
        {things.map(({ id, count, title, note, when, isUrgent, to }) => (
          <li key={id} className="border-t border-line">
            <Link
              to={to}
              className="grid min-h-16 grid-cols-[2.25rem_minmax(0,1fr)_auto_auto] items-center gap-x-2 py-2 text-ink no-underline hover:bg-sunken/60 hover:[&_b]:underline"
            >
              <span className="text-lg font-strong tabular-nums">{count}</span>
              <span className="min-w-0">
                <b className="block font-strong leading-ui">{title}</b>
                {note && <span className="block truncate text-sm text-ink-2">{note}</span>}
              </span>
              {when && (
                <span className={`text-xs ${isUrgent ? 'font-strong text-sun-ink' : 'text-ink-2'}`}>
                  {when}
                </span>
              )}
              <ChevronRight size={16} strokeWidth={1.75} aria-hidden className="col-start-4 text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

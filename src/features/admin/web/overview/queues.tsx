import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { formatNumber } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import type { Queue } from '../../contract/overview.endpoints.ts'
import { ageText } from './age.ts'
import { useOverviewText } from './use-overview-text.ts'

/** Lists the admin's queues, each row with a link to its page. */
export function Queues({ queues }: { queues: readonly Queue[] }) {
  const t = useOverviewText()
  const waiting = queues.filter(({ count }) => count > 0)
  const names = queues.filter(({ count }) => count === 0).map(({ title }) => title)
  return (
    <section aria-labelledby="queues">
      <h2 id="queues" className="mb-3 text-lg">
        {t('queues.title')}
      </h2>
      {waiting.length === 0 && <EmptyState title={t('queues.none')} text={t('queues.noneText')} />}
      <ul className="border-b border-line empty:hidden">
        {waiting.map((queue) => (
          <Row key={queue.id} queue={queue} />
        ))}
      </ul>
      {waiting.length > 0 && names.length > 0 && (
        <p className="mt-2 text-xs text-ink-3">{t('queues.quiet', { names: names.join(', ') })}</p>
      )}
    </section>
  )
}

function Row({ queue: { title, hint, count, oldest, path, isLate } }: { queue: Queue }) {
  const t = useOverviewText()
  const locale = useLocale()
  return (
    <li className="border-t border-line">
      <Link
        to={path}
        className="grid min-h-14 grid-cols-[2.5rem_minmax(0,1fr)_1rem] items-center gap-x-2 py-2 leading-ui text-ink no-underline hover:bg-sunken sm:grid-cols-[3rem_minmax(0,1fr)_auto_1rem]"
      >
        <b className="text-xl font-head tabular-nums max-sm:row-span-2">{formatNumber(count, locale)}</b>
        <span className="text-sm font-ui">
          {title}
          {hint && <small className="block text-xs font-body text-ink-3">{hint}</small>}
        </span>
        <span
          className={`col-start-2 text-xs sm:col-start-auto ${isLate ? 'font-strong text-sun-ink' : 'text-ink-3'}`}
        >
          {oldest && t('queues.oldest', { age: ageText(t, oldest) })}
        </span>
        <ChevronRight
          size={16}
          strokeWidth={1.75}
          aria-hidden
          className="text-ink-3 max-sm:col-start-3 max-sm:row-span-2 max-sm:row-start-1"
        />
      </Link>
    </li>
  )
}

import { List, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Criteria, Sort } from '../../contract/criteria.ts'
import { useText } from '../use-text.ts'
import { hrefOf, type View } from './hrefs.ts'

const LINK =
  'inline-flex min-h-target items-center gap-1.5 whitespace-nowrap text-sm sm:px-1 text-ink-2 no-underline hover:text-ink aria-[current=true]:font-strong aria-[current=true]:text-ink aria-[current=true]:underline aria-[current=true]:decoration-2 aria-[current=true]:decoration-river aria-[current=true]:underline-offset-8'

// On a phone only the icon, so that it fits beside the filters.
const VIEW = `${LINK} min-w-target justify-center`
const VIEW_NAME = 'sr-only sm:not-sr-only'

export function SortLinks({
  criteria,
  sort,
  sorts,
}: {
  criteria: Criteria
  sort: Sort
  sorts: readonly Sort[]
}) {
  const t = useText()
  return (
    <Choice label={t('sort.label')}>
      {sorts.map((each, n) => (
        <Link
          key={each}
          to={hrefOf({ ...criteria, sort: each === 'best' || (each === 'newest' && n === 0) ? null : each })}
          preventScrollReset
          aria-current={each === sort}
          className={LINK}
        >
          {t(`sort.${each}`)}
        </Link>
      ))}
    </Choice>
  )
}

export function ViewLinks({ criteria, view }: { criteria: Criteria; view: View }) {
  const t = useText()
  return (
    <Choice label={t('view.label')} tight>
      <Link to={hrefOf(criteria)} preventScrollReset aria-current={view === 'list'} className={VIEW}>
        <List aria-hidden />
        <span className={VIEW_NAME}>{t('view.list')}</span>
      </Link>
      <Link
        to={hrefOf(criteria, { view: 'map' })}
        preventScrollReset
        aria-current={view === 'map'}
        className={VIEW}
      >
        <MapPin aria-hidden />
        <span className={VIEW_NAME}>{t('view.map')}</span>
      </Link>
    </Choice>
  )
}

function Choice({ label, tight, children }: { label: string; tight?: boolean; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={label}
      className={tight ? 'flex flex-none sm:gap-3' : 'strip flex min-w-0 gap-4 sm:gap-3'}
    >
      {children}
    </div>
  )
}

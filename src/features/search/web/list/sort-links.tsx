import { List, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Criteria, Sort } from '../../contract/criteria.ts'
import { useText } from '../use-text.ts'
import { hrefOf, type View } from './hrefs.ts'

const LINK =
  'inline-flex min-h-target items-center gap-1.5 px-1 text-sm text-ink-2 no-underline hover:text-ink aria-[current=true]:font-strong aria-[current=true]:text-ink aria-[current=true]:underline aria-[current=true]:decoration-2 aria-[current=true]:decoration-river aria-[current=true]:underline-offset-8'

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
          to={hrefOf({ ...criteria, sort: n === 0 ? null : each })}
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
    <Choice label={t('view.label')}>
      <Link to={hrefOf(criteria)} preventScrollReset aria-current={view === 'list'} className={LINK}>
        <List aria-hidden />
        {t('view.list')}
      </Link>
      <Link
        to={hrefOf(criteria, { view: 'map' })}
        preventScrollReset
        aria-current={view === 'map'}
        className={LINK}
      >
        <MapPin aria-hidden />
        {t('view.map')}
      </Link>
    </Choice>
  )
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="flex gap-3">
      {children}
    </div>
  )
}

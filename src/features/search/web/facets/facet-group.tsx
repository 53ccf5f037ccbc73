import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Criteria } from '../../contract/criteria.ts'
import { hrefOf, type View } from '../list/hrefs.ts'
import { useText } from '../use-text.ts'

export function FacetGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1 text-sm tracking-ui">
        {title}
      </h3>
      <div className="grid">{children}</div>
    </section>
  )
}

type FacetLinkProps = {
  name: string
  count: number
  /** The count is near and not exact. */
  about: boolean
  on: boolean
  criteria: Criteria
  view: View
}

/** One value of a facet: a link to the search with it, or without it when it is on. */
export function FacetLink({ name, count, about, on, criteria, view }: FacetLinkProps) {
  const t = useText()
  const locale = useLocale()
  return (
    <Link
      to={hrefOf(criteria, { view })}
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
      <span className="min-w-0 flex-1">{name}</span>
      <span className="text-xs tabular-nums text-ink-3">
        {about && `${t('filters.about')} `}
        {formatNumber(count, locale)}
      </span>
    </Link>
  )
}

import { type ReactNode, useId } from 'react'
import { formatNumber } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { FacetOption } from '#platform/web/ui/blocks/facet-option.tsx'
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
  sign?: ReactNode
  count: number
  /** The count is approximate. */
  about: boolean
  on: boolean
  criteria: Criteria
  view: View
}

/** One value of a facet: a link that adds it to the search, or removes it. */
export function FacetLink({ name, sign, count, about, on, criteria, view }: FacetLinkProps) {
  const t = useText()
  const locale = useLocale()
  return (
    <FacetOption
      to={hrefOf(criteria, { view })}
      name={name}
      sign={sign}
      count={`${about ? `${t('filters.about')} ` : ''}${formatNumber(count, locale)}`}
      on={on}
    />
  )
}

import { SlidersHorizontal } from 'lucide-react'
import { type Ref, useId, useState } from 'react'
import type { FormQuestion } from '#features/opportunities/contract/form-questions.ts'
import { Pick, PickStrip } from '#platform/web/ui/blocks/pick.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { SEARCH_MAX } from '../../contract/desk-limits.ts'
import { ORDERS } from '../../contract/hiring.endpoints.ts'
import type { Status } from '../../contract/statuses.ts'
import { FacetFilters } from './facet-filters.tsx'
import { listOf } from './list-of.ts'
import type { Desk } from './use-desk.ts'
import { useHiringText } from '../hiring/use-hiring-text.ts'

type Props = {
  desk: Desk
  counts: readonly { status: Status; count: number }[]
  /** Questions whose answers narrow the list. */
  questions: readonly FormQuestion[]
  decides: boolean
  /** Where the key for searching leads. */
  searchRef: Ref<HTMLDivElement>
}

/** Narrows and orders the list of applications. */
export function DeskFilters({ desk, counts, questions, decides, searchRef }: Props) {
  const t = useHiringText()
  // They would push the list off the first screen.
  const [isOpen, setOpen] = useState(false)
  const more = useId()
  const active =
    listOf(desk.answers).length +
    listOf(desk.skills).length +
    Number(desk.place !== '') +
    Number(desk.isUnscored) +
    Number(desk.isLate)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  // Reviewers may not see the scores of others in the order either.
  const orders = ORDERS.filter((order) => decides || order !== 'score')
  return (
    <div className="grid grid-cols-1 gap-3">
      <div ref={searchRef} className="flex flex-wrap items-end gap-3">
        <SearchField
          name="q"
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          maxLength={SEARCH_MAX}
          value={desk.q}
          onChange={(q) => desk.ask('q', q)}
          className="min-w-48 flex-1"
        />
        <Select
          name="order"
          label={t('order.label')}
          value={desk.order}
          options={orders.map((value) => ({ value, text: t(`order.${value}`) }))}
          onChange={({ target }) => desk.ask('order', target.value === 'sent' ? '' : target.value)}
          className="min-w-44 flex-1 sm:flex-none"
        />
        <Button
          icon={<SlidersHorizontal />}
          aria-expanded={isOpen}
          aria-controls={more}
          onClick={() => setOpen(!isOpen)}
        >
          {t('filters', { count: active })}
        </Button>
      </div>
      <PickStrip<Status | ''>
        label={t('filter')}
        className="-mx-gutter px-gutter lg:mx-0 lg:px-0"
        value={desk.status ?? ''}
        options={[
          { value: '', text: `${t('all')} ${total}` },
          ...counts
            .filter(({ count }) => count > 0)
            .map(({ status, count }) => ({ value: status, text: `${t(`statuses.${status}`)} ${count}` })),
        ]}
        onChange={(status) => desk.ask('status', status)}
      />
      <div id={more} className={classNames('flex-wrap items-end gap-3', isOpen ? 'flex' : 'hidden')}>
        <FacetFilters desk={desk} questions={questions} />
        <div className="flex flex-wrap gap-2">
          <Pick pressed={desk.isUnscored} onClick={() => desk.ask('unscored', desk.isUnscored ? '' : 'true')}>
            {t('unscored')}
          </Pick>
          <Pick pressed={desk.isLate} onClick={() => desk.ask('late', desk.isLate ? '' : 'true')}>
            {t('lateOnly')}
          </Pick>
        </div>
      </div>
    </div>
  )
}

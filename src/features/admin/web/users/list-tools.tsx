import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { QUERY_MAX, SORTS, type Sort, type UserCounts } from '../../contract/users.endpoints.ts'
import type { ListAddress } from './use-list-address.ts'
import { useUsersText } from './use-users-text.ts'

const FacetSheet = lazy(async () => ({ default: (await import('./facets/facet-sheet.tsx')).FacetSheet }))

type Props = { address: ListAddress; counts: UserCounts | undefined; isWide: boolean }

/** Search and order; on phones the facets are behind a button that says how many are chosen. */
export function ListTools({ address, counts, isWide }: Props) {
  const t = useUsersText()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchField
        name="query"
        label={t('search')}
        value={address.q}
        maxLength={QUERY_MAX}
        onChange={address.search}
        className="min-w-60 flex-1"
      />
      <Select
        name="sort"
        label={t('sort')}
        value={address.sort}
        options={SORTS.map((value) => ({ value, text: t(`sorts.${value}`) }))}
        onChange={({ target }) => address.order(target.value as Sort)}
        className="min-w-32 flex-1 sm:flex-none"
      />
      {!isWide && (
        <Button icon={<SlidersHorizontal />} onClick={() => setOpen(true)}>
          {t('filters', { count: address.count })}
        </Button>
      )}
      <Suspense fallback={null}>
        {isOpen && counts && <FacetSheet address={address} counts={counts} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  )
}

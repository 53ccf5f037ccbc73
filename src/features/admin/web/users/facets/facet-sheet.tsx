import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import type { UserCounts } from '../../../contract/users.endpoints.ts'
import type { ListAddress } from '../use-list-address.ts'
import { UserFacets } from './user-facets.tsx'
import { useUsersText } from '../use-users-text.ts'

type Props = { address: ListAddress; counts: UserCounts; onClose: () => void }

/** The facets on a phone. */
export function FacetSheet({ address, counts, onClose }: Props) {
  const t = useUsersText()
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('filtersTitle')}
      closeLabel={t('closeFilters')}
      actions={
        <Button look="river" wide onClick={onClose}>
          {t('show', { count: counts.total })}
        </Button>
      }
    >
      <UserFacets address={address} counts={counts} />
    </Sheet>
  )
}

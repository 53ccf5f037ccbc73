import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import type { Facets } from '../../contract/directory.endpoints.ts'
import { useText } from '../use-text.ts'
import type { Choice } from './choice.ts'
import { DirectoryFacets } from './directory-facets.tsx'

type Props = { choice: Choice; facets: Facets; total: number; onClose: () => void }

/** The filters on a phone. */
export function FilterSheet({ choice, facets, total, onClose }: Props) {
  const t = useText()
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('directory.filters')}
      closeLabel={t('directory.closeFilters')}
      actions={
        <Button look="river" wide onClick={onClose}>
          {t('directory.show', { count: total })}
        </Button>
      }
    >
      <DirectoryFacets choice={choice} facets={facets} />
    </Sheet>
  )
}

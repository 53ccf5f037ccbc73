import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { listCallHolders } from '../../contract/managed-calls.endpoints.ts'
import { useManageText } from '../use-manage-text.ts'

const NewCallDialog = lazyPart(async () => (await import('./new-call-dialog.tsx')).NewCallDialog)

/** Creates a call, for members who may. */
export function NewCall() {
  const t = useManageText()
  const [open, setOpen] = useState(false)
  const { data: holders } = useEndpoint(listCallHolders)
  if (!holders || (holders.banks.length === 0 && !holders.isStaff)) return null
  return (
    <>
      <Button look="key" icon={<Plus />} onPointerEnter={NewCallDialog.preload} onClick={() => setOpen(true)}>
        {t('list.create')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <NewCallDialog holders={holders} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { useText } from '../use-text.ts'

const NewBankDialog = lazyPart(async () => (await import('./new-bank-dialog.tsx')).NewBankDialog)

/** Creates a bank. */
export function NewBank() {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="key" icon={<Plus />} onPointerEnter={NewBankDialog.preload} onClick={() => setOpen(true)}>
        {t('list.create')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <NewBankDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

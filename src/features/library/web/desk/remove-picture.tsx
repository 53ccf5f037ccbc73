import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import type { ownCalls } from '../../contract/library.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'

type Props = { id: string; calls: typeof ownCalls; onRemoved: () => void }

/** Removes a picture that stands nowhere; asks first. */
export function RemovePicture({ id, calls, onRemoved }: Props) {
  const t = useEditorText()
  const [asks, setAsks] = useState(false)
  const { act } = useAct({ refresh: ['/api/library', '/api/admin/library'], failed: t('general') })
  const close = () => setAsks(false)
  async function remove() {
    close()
    if (await act(() => call(calls.remove, { params: { id } }), t('sheet.removed'))) onRemoved()
  }
  return (
    <>
      <Button look="quiet" onClick={() => setAsks(true)}>
        {t('sheet.remove')}
      </Button>
      <Dialog
        open={asks}
        onClose={close}
        title={t('sheet.removeTitle')}
        closeLabel={t('close')}
        actions={<DialogFoot onCancel={close} act={t('sheet.remove')} onAct={remove} look="harm" />}
      >
        <p className="text-sm text-ink-2">{t('sheet.removeText')}</p>
      </Dialog>
    </>
  )
}

import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { cancelCall, type EditedCall } from '../../contract/call-editing.endpoints.ts'
import { useManageText } from '../use-manage-text.ts'
import { useEditedCall } from './use-edited-call.ts'
import { useReason } from './use-reason.ts'

type Props = { onClose: () => void; onDone: (edited: EditedCall) => void }

/** Asks for the public reason and cancels a call. */
export function CancelDialog({ onClose, onDone }: Props) {
  const t = useManageText()
  const { id } = useEditedCall()
  const { busy, act } = useAct({ refresh: [], failed: t('general') })
  const reason = useReason()

  async function cancel() {
    const why = reason.read()
    if (!why) return
    const done = await act(
      () => call(cancelCall, { params: { id }, body: { reason: why } }),
      t('cancel.done'),
    )
    if (done) onDone(done.answer)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('cancel.title')}
      closeLabel={t('close')}
      actions={
        <DialogFoot
          onCancel={onClose}
          act={t('cancel.act')}
          onAct={cancel}
          look="harm"
          busy={busy && t('cancel.busy')}
        />
      }
    >
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">{t('cancel.text')}</p>
        <BilingualField {...reason.field} label={t('cancel.reason')} />
      </div>
    </Dialog>
  )
}

import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { useManageText } from '../use-manage-text.ts'

/** Asks before a draft is deleted. */
export function RemoveDialog({ onClose, onRemove }: { onClose: () => void; onRemove: () => void }) {
  const t = useManageText()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('state.remove')}
      closeLabel={t('close')}
      actions={<DialogFoot onCancel={onClose} act={t('state.remove')} onAct={onRemove} look="harm" />}
    >
      <p className="text-sm text-ink-2">{t('state.removeText')}</p>
    </Dialog>
  )
}

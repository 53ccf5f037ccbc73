import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { useText } from '../use-text.ts'

type Props = { busy: boolean; onRemove: () => void; onClose: () => void }

/** Says what goes with a post before it is deleted. */
export function RemoveDialog({ busy, onRemove, onClose }: Props) {
  const t = useText()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('remove.title')}
      closeLabel={t('remove.close')}
      actions={
        <DialogFoot
          onCancel={onClose}
          act={t('remove.act')}
          look="harm"
          onAct={onRemove}
          busy={busy && t('remove.act')}
        />
      }
    >
      <p className="text-sm text-ink-2">{t('remove.text')}</p>
    </Dialog>
  )
}

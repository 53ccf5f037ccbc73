import { call } from '#platform/web/api/api.ts'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { createBlock, removeConnection } from '../../contract/relations.endpoints.ts'
import { useRelationText } from '../use-relation-text.ts'
import { useRelationAct } from './use-relation-act.ts'

type Props = {
  what: 'remove' | 'block'
  person: { id: string; name: string }
  onClose: () => void
  onDone: () => void
}

/** Asks before a connection ends or somebody is blocked. */
export function SeverDialog({ what, person: { id, name }, onClose, onDone }: Props) {
  const t = useRelationText()
  const { busy, act } = useRelationAct()
  async function sever() {
    const done = await act(
      () => call(what === 'block' ? createBlock : removeConnection, { params: { person: id } }),
      () => ({ title: what === 'block' ? t('done.blocked', { name }) : t('done.removed') }),
    )
    if (!done) return
    onClose()
    onDone()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`${what}.title`, { name })}
      closeLabel={t('close')}
      actions={
        <DialogFoot
          onCancel={onClose}
          act={t(`${what}.act`)}
          onAct={sever}
          look="harm"
          busy={busy && t('sending')}
        />
      }
    >
      <p>{t(`${what}.text`)}</p>
    </Dialog>
  )
}

import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { removeGroupPlace } from '../../contract/groups/groups.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'
import { GROUPS_PATH } from './join-acts.tsx'
import { useGroupText } from './use-group-text.ts'

type Props = { id: string; mine: 'place' | 'waiting'; onClose: () => void }

/** Says what follows before a place is left to somebody else. */
export function LeaveDialog({ id, mine, onClose }: Props) {
  const t = useGroupText()
  const words = useMemberText()
  const { busy, act } = useAct({ refresh: [GROUPS_PATH], failed: words('general') })
  const notice = mine === 'place' ? t('left') : undefined
  async function leave() {
    if (await act(() => call(removeGroupPlace, { params: { id } }), notice)) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(mine === 'place' ? 'leaveTitle' : 'leaveWaitingTitle')}
      closeLabel={words('close')}
      actions={
        <DialogFoot
          onCancel={onClose}
          act={t(`leave.${mine}`)}
          onAct={leave}
          look="harm"
          busy={busy && words('busy')}
        />
      }
    >
      <p>{t(mine === 'place' ? 'leaveText' : 'leaveWaitingText')}</p>
    </Dialog>
  )
}

import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { type GroupSession, saveGroupAttendance } from '../../contract/groups/groups.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'
import { GROUPS_PATH } from './join-acts.tsx'
import { useGroupText } from './use-group-text.ts'

/** The mentor says who came. */
export function AttendanceDialog({
  group: { id, people },
  onClose,
}: {
  group: GroupSession
  onClose: () => void
}) {
  const t = useGroupText()
  const words = useMemberText()
  const all = people ?? []
  const [came, setCame] = useState(() => all.filter((one) => one.came !== false).map((one) => one.id))
  const { busy, act } = useAct({ refresh: [GROUPS_PATH], failed: words('general') })
  async function save() {
    if (await act(() => call(saveGroupAttendance, { params: { id }, body: { came } }), t('marked'))) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('mark')}
      closeLabel={words('close')}
      actions={<DialogFoot onCancel={onClose} act={t('save')} onAct={save} busy={busy && words('busy')} />}
    >
      <p className="text-sm text-ink-2">{t('markHelp')}</p>
      {all.map((one) => (
        <Checkbox
          key={one.id}
          name="came"
          label={one.name}
          checked={came.includes(one.id)}
          onChange={(event) =>
            setCame((now) =>
              event.target.checked ? [...now, one.id] : now.filter((other) => other !== one.id),
            )
          }
        />
      ))}
    </Dialog>
  )
}

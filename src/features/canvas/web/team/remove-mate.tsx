import { UserMinus } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '#platform/web/api/use-act.ts'
import { call } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { getCanvas, removeTeamMember, type TeamMate } from '../../contract/canvas.endpoints.ts'
import { useText } from '../use-text.ts'

/** Lets the lead remove a member, after explaining the consequences. */
export function RemoveMate({ canvas: id, mate }: { canvas: string; mate: TeamMate }) {
  const t = useText()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { busy: isBusy, problem, act } = useAct({ failed: t('general'), inline: true })
  const { name } = mate
  async function remove() {
    await act(async () => {
      await call(removeTeamMember, { params: { id, mate: mate.id } })
      setOpen(false)
      toast({ title: t('team.removed', { name }) })
      await queries.invalidateQueries({ queryKey: endpointKey(getCanvas, { params: { id } }) })
    })
  }
  return (
    <>
      <IconButton icon={<UserMinus />} label={t('team.remove', { name })} onClick={() => setOpen(true)} />
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('team.removeTitle', { name })}
        closeLabel={t('team.removeClose')}
        actions={
          <DialogFoot
            look="harm"
            onCancel={() => setOpen(false)}
            act={t('team.removeAction')}
            onAct={remove}
            busy={isBusy && t('team.removeAction')}
          />
        }
      >
        <p className="text-sm">{t('team.removeText', { name })}</p>
        <FormProblem text={problem} />
      </Dialog>
    </>
  )
}

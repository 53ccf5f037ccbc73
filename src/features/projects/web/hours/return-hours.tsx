import { type FormEvent, useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { REASON_MAX, returnHours } from '../../contract/hours/hours.endpoints.ts'
import { useProjectAct } from '../use-project-act.ts'
import { useHoursText } from './use-hours-text.ts'

/** Hours that do not count go back with a reason. */
export function ReturnHours({ slug, id, onClose }: { slug: string; id: string; onClose: () => void }) {
  const t = useHoursText()
  const { busy, act } = useProjectAct()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  async function send(event?: FormEvent) {
    event?.preventDefault()
    setTried(true)
    if (reason.trim() === '') return
    const body = { reason: reason.trim() }
    if (await act(() => call(returnHours, { params: { slug, id }, body }), t('back.done'))) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('back.title')}
      closeLabel={t('back.close')}
      actions={
        <DialogFoot onCancel={onClose} act={t('back.act')} onAct={send} busy={busy && t('back.busy')} />
      }
    >
      <form method="post" onSubmit={(event) => void send(event)} noValidate>
        <Textarea
          name="reason"
          label={t('back.reason')}
          help={t('back.help')}
          error={isTried && reason.trim() === '' && t('back.missing')}
          value={reason}
          maxLength={REASON_MAX}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}

import type { FormEvent } from 'react'
import { visibleLength } from '#platform/contract/characters.ts'
import { call } from '#platform/web/api/api.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { useDeviceDraft } from '#platform/web/forms/use-device-draft.ts'
import { useTried } from '#platform/web/forms/use-tried.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { REASON_MAX, rejectHours } from '../../contract/hours/hours.endpoints.ts'
import { useProjectAct } from '../use-project-act.ts'
import { useHoursText } from './use-hours-text.ts'

/** Returns hours that do not count, with a reason. */
export function ReturnHours({ slug, id, onClose }: { slug: string; id: string; onClose: () => void }) {
  const t = useHoursText()
  const { busy, act } = useProjectAct()
  const [reason, setReason, forget, draft] = useDeviceDraft(`project-hours-back.${id}`, '')
  const { ref, isTried, refuse } = useTried<HTMLFormElement>()
  const wrong = useWordsProblem()(reason, REASON_MAX)
  async function send(event?: FormEvent) {
    event?.preventDefault()
    if (visibleLength(reason) === 0 || wrong) return refuse()
    const body = { reason: reason.trim() }
    if (!(await act(() => call(rejectHours, { params: { slug, id }, body }), t('back.done')))) return
    forget()
    onClose()
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
      <form ref={ref} method="post" onSubmit={(event) => void send(event)} noValidate>
        <Textarea
          name="reason"
          label={t('back.reason')}
          help={t('back.help')}
          error={wrong ?? (isTried && visibleLength(reason) === 0 && t('back.missing'))}
          value={reason}
          limit={REASON_MAX}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <DraftNote {...draft} />
      </form>
    </Dialog>
  )
}

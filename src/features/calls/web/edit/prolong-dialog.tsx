import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { MomentField } from '#platform/web/ui/fields/moment-field.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { type EditedCall, updateCallDeadline } from '../../contract/call-editing.endpoints.ts'
import { extendDeadline } from '../../contract/planned-dates.ts'
import { useCallWords } from '../use-call-words.ts'
import { useManageText } from '../use-manage-text.ts'
import { useEditedCall } from './use-edited-call.ts'
import { useReason } from './use-reason.ts'

type Props = { onClose: () => void; onDone: (edited: EditedCall) => void }

/** Extends the deadline and asks for the reason; first shows what moves with it. */
export function ProlongDialog({ onClose, onDone }: Props) {
  const t = useManageText()
  const { date } = useCallWords()
  const { id, published, content } = useEditedCall()
  const { dates } = published ?? content
  const before = dates.deadline ?? ''
  const [deadline, setDeadline] = useState<string | null>(before)
  const [tried, setTried] = useState(false)
  const { busy, act } = useAct({ refresh: [], failed: t('general') })
  const reason = useReason()
  const isLater = deadline !== null && Date.parse(deadline) > Date.parse(before)
  const results = isLater ? extendDeadline({ dates }, deadline).dates.resultsAt : null

  async function prolong() {
    setTried(true)
    const why = reason.read()
    if (!isLater || !why) return
    const body = { deadline, reason: why }
    const done = await act(() => call(updateCallDeadline, { params: { id }, body }), t('prolong.done'))
    if (done) onDone(done.answer)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('prolong.title')}
      closeLabel={t('close')}
      actions={
        <DialogFoot
          onCancel={onClose}
          act={t('prolong.act')}
          onAct={prolong}
          busy={busy && t('prolong.busy')}
        />
      }
    >
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">{t('prolong.text')}</p>
        <MomentField
          name="new-deadline"
          label={t('prolong.deadline')}
          value={deadline}
          error={tried && !isLater ? t('prolong.wrong', { date: date(before) }) : undefined}
          {...(results && { help: t('prolong.results', { date: date(results) }) })}
          onChange={setDeadline}
        />
        <BilingualField {...reason.field} label={t('prolong.reason')} />
      </div>
    </Dialog>
  )
}

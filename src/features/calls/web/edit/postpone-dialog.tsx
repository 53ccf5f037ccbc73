import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { MomentField } from '#platform/web/ui/fields/moment-field.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import type { EditedCall } from '../../contract/call-editing.endpoints.ts'
import { dateFaults } from '../../contract/call-checklist.ts'
import { LATER_DATES } from '../../contract/planned-dates.ts'
import { updateCallPeriods } from '../../contract/term-changes.endpoints.ts'
import { useCallWords } from '../use-call-words.ts'
import { useManageText } from '../use-manage-text.ts'
import { useDateFaultText } from './use-date-fault-text.ts'
import { useEditedCall } from './use-edited-call.ts'
import { useReason } from './use-reason.ts'

type Props = { onClose: () => void; onDone: (edited: EditedCall) => void }

/** Moves the dates of a late board and asks for the reason; the call continues from there. */
export function PostponeDialog({ onClose, onDone }: Props) {
  const t = useManageText()
  const { date, time } = useCallWords()
  const { id, published, content } = useEditedCall()
  const { reviewUntil, voteFrom, voteUntil, resultsAt } = (published ?? content).dates
  const [dates, setDates] = useState({ reviewUntil, voteFrom, voteUntil, resultsAt })
  const { busy, act } = useAct({ refresh: [], failed: t('general') })
  const reason = useReason()
  const [tried, setTried] = useState(false)
  const faultText = useDateFaultText()
  const before = (published ?? content).dates
  const faultOf = (name: (typeof LATER_DATES)[number]) => {
    const moment = dates[name]
    const was = before[name]
    if (moment !== null && was !== null && moment < was)
      return t('postpone.earlier', { date: date(was), time: time(was) })
    const fault = dateFaults({ dates: { ...before, ...dates }, vote: content.vote }, null).find(
      (one) => one.name === name,
    )
    return fault && faultText(fault)
  }
  const dateNames = LATER_DATES.filter((name) => (published ?? content).dates[name] !== null)

  async function postpone() {
    const why = reason.read()
    setTried(true)
    if (!why || dateNames.some(faultOf)) return
    const body = { dates, reason: why }
    const done = await act(() => call(updateCallPeriods, { params: { id }, body }), t('postpone.done'))
    if (done) onDone(done.answer)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('postpone.title')}
      closeLabel={t('close')}
      actions={
        <DialogFoot
          onCancel={onClose}
          act={t('postpone.act')}
          onAct={postpone}
          busy={busy && t('postpone.busy')}
        />
      }
    >
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">{t('postpone.text')}</p>
        {dateNames.map((name) => (
          <MomentField
            key={name}
            name={`later-${name}`}
            label={t(`postpone.${name}`)}
            value={dates[name]}
            error={tried ? faultOf(name) : undefined}
            onChange={(value) => setDates((now) => ({ ...now, [name]: value }))}
          />
        ))}
        <BilingualField {...reason.field} label={t('prolong.reason')} />
      </div>
    </Dialog>
  )
}

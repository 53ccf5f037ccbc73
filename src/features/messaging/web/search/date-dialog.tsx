import { useState } from 'react'
import { useNavigate } from 'react-router'
import { localDay } from '#platform/contract/local-time.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { getDayPlace } from '../../contract/message.endpoints.ts'
import { useText } from '../use-text.ts'

/** Leads to the day of a conversation that the member chooses. */
export function DateDialog({ conversation, onClose }: { conversation: string; onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const { busy, act } = useAct({})
  const today = localDay(new Date())
  const [day, setDay] = useState('')
  const [isTried, setTried] = useState(false)
  const isWrong = day === '' || day > today
  async function open() {
    setTried(true)
    if (isWrong) return
    const place = await act(() => call(getDayPlace, { params: { id: conversation }, query: { day } }))
    if (!place) return
    onClose()
    const { seq } = place.answer
    if (seq !== null) await navigate(`/messages/${conversation}?at=${seq}`)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('thread.date.open')}
      closeLabel={t('new.close')}
      actions={
        <DialogFoot
          onCancel={onClose}
          act={t('thread.date.act')}
          onAct={open}
          busy={busy && t('thread.date.busy')}
        />
      }
    >
      <TextInput
        name="day"
        type="date"
        label={t('thread.date.day')}
        help={t('thread.date.hint')}
        max={today}
        error={isTried && isWrong && t('thread.date.missing')}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
    </Dialog>
  )
}

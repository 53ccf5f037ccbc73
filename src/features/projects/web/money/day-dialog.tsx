import { type ReactNode, useState } from 'react'
import { useCallWords } from '#features/calls/web/index.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { EARLIEST_DAY } from '../../contract/projects.endpoints.ts'
import { useMoneyText } from './use-money-text.ts'

type Props = {
  title: string
  text: string
  label: string
  act: string
  /** The day of the step that comes before this one. */
  after?: string
  busy: boolean
  /** Returns whether it succeeded. */
  onAct: (day: string) => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}

/** The form for an event outside the product, with its date. */
export function DayDialog({
  title,
  text,
  label,
  act,
  after = EARLIEST_DAY,
  busy,
  onAct,
  onClose,
  children,
}: Props) {
  const t = useMoneyText()
  const { day: dayText } = useCallWords()
  const today = localDay(new Date())
  const [day, setDay] = useState(today)
  const [isTried, setTried] = useState(false)
  const isEarly = day !== '' && day < after
  const isWrong = day === '' || isEarly || day > today
  async function send() {
    setTried(true)
    if (!isWrong && (await onAct(day))) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      actions={<DialogFoot onCancel={onClose} act={act} onAct={send} busy={busy && t('sending')} />}
    >
      <div className="grid gap-4">
        <p>{text}</p>
        {children}
        <TextInput
          name="day"
          type="date"
          label={label}
          min={after}
          max={today}
          error={isTried && isWrong && (isEarly ? t('dayEarly', { date: dayText(after) }) : t('dayMissing'))}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </div>
    </Dialog>
  )
}

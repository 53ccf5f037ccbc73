import { useState } from 'react'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { MONEY_REASON_MAX, MONEY_REASON_MIN } from '../../contract/money/money-schemas.ts'
import { useMoneyText } from './use-money-text.ts'

type Props = {
  title: string
  text: string
  act: string
  look?: 'harm' | 'river'
  busy: boolean
  /** Says whether it was done. */
  onAct: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Something that takes back what the other side has been told: not without saying why. */
export function ReasonDialog({ title, text, act, look = 'harm', busy, onAct, onClose }: Props) {
  const t = useMoneyText()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isShort = reason.trim().length < MONEY_REASON_MIN
  async function send() {
    setTried(true)
    if (!isShort && (await onAct(reason.trim()))) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      actions={
        <DialogFoot onCancel={onClose} act={act} onAct={send} look={look} busy={busy && t('sending')} />
      }
    >
      <div className="grid gap-4">
        <p>{text}</p>
        <Textarea
          name="reason"
          label={t('reason')}
          help={t('reasonHelp', { least: String(MONEY_REASON_MIN) })}
          error={isTried && isShort && t('reasonShort')}
          value={reason}
          maxLength={MONEY_REASON_MAX}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </div>
    </Dialog>
  )
}

import { seenLength } from '#platform/contract/characters.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { useKept } from '#platform/web/forms/use-kept.ts'
import { useTried } from '#platform/web/forms/use-tried.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { MONEY_REASON_MAX, MONEY_REASON_MIN } from '../../contract/money/money-schemas.ts'
import { useMoneyText } from './use-money-text.ts'

export type ReasonProps = {
  /** The key under which the text is stored until it is sent. */
  about: string
  title: string
  text: string
  act: string
  look?: 'harm' | 'river'
  busy: boolean
  /** Returns whether it succeeded. */
  onAct: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Reverses something that the other side was told, which needs a reason. */
export function ReasonForm({ about, title, text, act, look = 'harm', busy, onAct, onClose }: ReasonProps) {
  const t = useMoneyText()
  const [reason, setReason, forget, draft] = useKept(`project-reason.${about}`, '')
  const { ref, isTried, refuse } = useTried<HTMLDivElement>()
  const wrong = useWordsProblem()(reason, MONEY_REASON_MAX)
  const isShort = seenLength(reason) < MONEY_REASON_MIN
  async function send() {
    if (isShort || wrong) return refuse()
    if (!(await onAct(reason.trim()))) return
    forget()
    onClose()
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
      <div ref={ref} className="grid gap-4">
        <p>{text}</p>
        <Textarea
          name="reason"
          label={t('reason')}
          help={t('reasonHelp', { least: String(MONEY_REASON_MIN) })}
          error={wrong ?? (isTried && isShort && t('reasonShort'))}
          value={reason}
          limit={MONEY_REASON_MAX}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <DraftNote {...draft} />
      </div>
    </Dialog>
  )
}

import { ReasonDialog } from '#platform/web/forms/reason-dialog.tsx'
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

/** Reverses a step of which the other side was notified, which needs a reason. */
export function ReasonForm({ about, text, busy, ...dialog }: ReasonProps) {
  const t = useMoneyText()
  return (
    <ReasonDialog
      {...dialog}
      draft={`project-reason.${about}`}
      closeLabel={t('close')}
      busy={busy && t('sending')}
      reason={{
        label: t('reason'),
        help: t('reasonHelp', { least: String(MONEY_REASON_MIN) }),
        least: MONEY_REASON_MIN,
        most: MONEY_REASON_MAX,
        short: t('reasonShort'),
      }}
    >
      <p>{text}</p>
    </ReasonDialog>
  )
}

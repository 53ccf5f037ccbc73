import type { ReactNode } from 'react'
import { useShellText } from '../../i18n/use-shell-text.ts'
import { Button } from '../buttons/button.tsx'

type Props = {
  onCancel: () => void
  /** The label of the dialog's main button. */
  act: ReactNode
  onAct: () => unknown
  look?: 'river' | 'harm'
  /** The text while the act is under way. */
  busy?: string | false
}

/** The foot of a dialog: first the way back, then what it asks about. */
export function DialogFoot({ onCancel, act, onAct, look = 'river', busy = false }: Props) {
  const t = useShellText()
  return (
    <>
      <Button onClick={onCancel}>{t('shell.cancel')}</Button>
      <Button look={look} busy={busy} onClick={() => void onAct()}>
        {act}
      </Button>
    </>
  )
}

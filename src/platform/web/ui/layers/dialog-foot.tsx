import type { ReactNode } from 'react'
import { useShellText } from '../../i18n/use-shell-text.ts'
import { Button } from '../buttons/button.tsx'

type Props = {
  onCancel: () => void
  /** What the dialog is about to do. */
  act: ReactNode
  onAct: () => unknown
  look?: 'river' | 'harm'
  /** What is said while it is being done. */
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

import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'

type Props = {
  cancel: string
  onCancel: () => void
  /** What the dialog is about to do. */
  act: ReactNode
  onAct: () => unknown
  look?: 'river' | 'harm'
  /** What is said while it is being done. */
  busy?: string | false
}

/** The foot of a dialog: first the way back, then what it asks about. */
export function DialogFoot({ cancel, onCancel, act, onAct, look = 'river', busy = false }: Props) {
  return (
    <>
      <Button onClick={onCancel}>{cancel}</Button>
      <Button look={look} busy={busy} onClick={() => void onAct()}>
        {act}
      </Button>
    </>
  )
}

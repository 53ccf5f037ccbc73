import type { ReactNode } from 'react'
import { useShellText } from '../i18n/use-shell-text.ts'
import { Button } from '../ui/buttons/button.tsx'

type Props = {
  onCancel: () => void
  /** The label of the submit button. */
  act: ReactNode
  look?: 'river' | 'key' | 'harm'
  /** The text while the form is being sent. */
  busy: string | false
  /** Other things that can be done here; they come first. */
  children?: ReactNode
}

/** The foot of a form in a dialog: first the way back, then what it sends. */
export function FormFoot({ onCancel, act, look = 'river', busy, children }: Props) {
  const t = useShellText()
  return (
    <div className="grid gap-2 sm:flex sm:flex-wrap sm:justify-end">
      {children}
      <Button look="quiet" onClick={onCancel}>
        {t('shell.cancel')}
      </Button>
      <Button type="submit" look={look} busy={busy}>
        {act}
      </Button>
    </div>
  )
}

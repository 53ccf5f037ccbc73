import type { Paper } from '../../contract/money/files.endpoints.ts'
import { DayDialog } from './day-dialog.tsx'
import { usePapersText } from './use-papers-text.ts'

type Props = Omit<Parameters<typeof DayDialog>[0], 'onAct' | 'children'> & {
  /** The signed copy in view. */
  copy: Paper
  onAct: (body: { day: string; copy: string }) => Promise<unknown>
}

/** The date of the last signature, and the viewed copy that it confirms: no later one. */
export function SignDialog({ copy, onAct, ...rest }: Props) {
  const t = usePapersText()
  return (
    <DayDialog {...rest} onAct={(day) => onAct({ day, copy: copy.digest })}>
      <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">
        {t(copy.digest ? 'signed.confirms' : 'signed.confirmsOld', { name: copy.name, digest: copy.digest })}
      </p>
    </DayDialog>
  )
}

/** The copy that the bank confirmed. */
export function ConfirmedCopy({ digest }: { digest: string }) {
  const t = usePapersText()
  if (digest === '') return undefined
  return <p className="text-xs text-ink-2 [overflow-wrap:anywhere]">{t('signed.confirmed', { digest })}</p>
}

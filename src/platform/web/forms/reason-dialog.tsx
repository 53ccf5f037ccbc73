import type { ReactNode } from 'react'
import { visibleLength } from '#platform/contract/characters.ts'
import { Textarea } from '../ui/fields/textarea.tsx'
import { DialogFoot } from '../ui/layers/dialog-foot.tsx'
import { Dialog } from '../ui/layers/dialog.tsx'
import { DraftNote } from './draft-note.tsx'
import { useDeviceDraft } from './use-device-draft.ts'
import { useTried } from './use-tried.ts'
import { useWordsProblem } from './use-words-problem.ts'

type Props = {
  /** The key under which the device keeps the reason until it is sent. */
  draft: string
  title: string
  closeLabel: string
  act: string
  look?: 'harm' | 'river'
  /** The text while the act is under way. */
  busy: string | false
  /** `least` characters are needed, none unless said; `short` says so. */
  reason: { label: string; help?: string; least?: number; most: number; short?: string }
  /** Returns whether it succeeded. */
  onAct: (reason: string) => Promise<unknown>
  onClose: () => void
  /** Stands above the reason. */
  children?: ReactNode
}

/** Asks before an act that other people are told of, with a reason for them. */
export function ReasonDialog({ draft, title, closeLabel, act, look = 'harm', busy, reason, ...rest }: Props) {
  const { onAct, onClose, children } = rest
  const [text, setText, forget, draftState] = useDeviceDraft(draft, '')
  const { ref, isTried, refuse } = useTried<HTMLDivElement>()
  const wrong = useWordsProblem()(text, reason.most)
  const isShort = visibleLength(text) < (reason.least ?? 0)
  async function send() {
    if (isShort || wrong) return refuse()
    if (!(await onAct(text.trim()))) return
    forget()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      actions={<DialogFoot onCancel={onClose} act={act} onAct={send} look={look} busy={busy} />}
    >
      <div ref={ref} className="grid grid-cols-1 gap-4">
        {children}
        <Textarea
          name="reason"
          label={reason.label}
          help={reason.help}
          error={wrong ?? (isTried && isShort && reason.short)}
          required={(reason.least ?? 0) > 0}
          value={text}
          limit={reason.most}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <DraftNote {...draftState} />
      </div>
    </Dialog>
  )
}

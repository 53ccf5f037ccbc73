import type { LucideIcon } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { useAct } from '#platform/web/api/use-act.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { useEditorText } from '../use-editor-text.ts'

/** Why a file of the device is not sent at all. */
export type Unsendable = 'wrongType' | 'tooLarge'

type Props<Sent extends object> = {
  name: string
  accept: string
  Icon: LucideIcon
  label: string
  busyLabel: string
  /** Says why a file is not sent. */
  refusal: (reason: Unsendable) => string
  send: (file: File) => Promise<Sent | Unsendable>
  onSent: (sent: Sent) => void
}

/** Chooses a file of the device and sends it; what is wrong with it is said. */
export function UploadButton<Sent extends object>(props: Props<Sent>) {
  const { name, accept, Icon, label, busyLabel, refusal, send, onSent } = props
  const t = useEditorText()
  const input = useRef<HTMLInputElement>(null)
  const { busy, act } = useAct({ refresh: [], failed: t('general') })
  async function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    const done = await act(() => send(file))
    if (!done) return
    if (typeof done.answer === 'string') toast({ title: refusal(done.answer), variant: 'destructive' })
    else onSent(done.answer)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        name={name}
        accept={accept}
        hidden
        onChange={(event) => void take(event)}
      />
      <Button icon={<Icon />} busy={busy && busyLabel} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}

import { type ReactNode, useState } from 'react'
import { useAct } from '../api/use-act.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Textarea } from '../ui/fields/textarea.tsx'

type Words = {
  reason: string
  help: string
  missing: string
  publish: string
  return: string
  busy: string
  failed: string
}
type Props = {
  words: Words
  reasonMax: number
  /** Beginnings of the paths whose answers may be others afterwards. */
  refresh: readonly string[]
  /** Answers with what is said when it is done. */
  decide: (decision: { publishes: boolean; reason: string }) => Promise<string>
  onDone: () => void
  /** Further fields of the decision. */
  children?: ReactNode
}

/** Publish, or return with a reason. */
export function DecisionForm({ words, reasonMax, refresh, decide, onDone, children }: Props) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { busy, act } = useAct({ refresh, failed: words.failed })

  async function send(publishes: boolean) {
    const lacksReason = !publishes && reason.trim() === ''
    setMissing(lacksReason)
    if (
      !lacksReason &&
      (await act(
        () => decide({ publishes, reason }),
        (done) => done,
      ))
    )
      onDone()
  }
  return (
    <form onSubmit={(event) => event.preventDefault()} className="grid gap-3 border-t border-line pt-4">
      {children}
      <Textarea
        name="reason"
        label={words.reason}
        help={words.help}
        error={isMissing && words.missing}
        rows={3}
        maxLength={reasonMax}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="river" busy={busy && words.busy} onClick={() => void send(true)}>
          {words.publish}
        </Button>
        <Button disabled={busy} onClick={() => void send(false)}>
          {words.return}
        </Button>
      </div>
    </form>
  )
}

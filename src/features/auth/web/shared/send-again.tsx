import { CircleAlert, MailCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'

/** The time in milliseconds for which the notice of a sent code is shown. */
const NOTICE_MS = 3000

type SendAgainProps = {
  label: string
  busyLabel: string
  /** The notice after sending. */
  sent: string
  send: () => Promise<void>
  explain: (error: unknown) => string
}

type State = { kind: 'idle' } | { kind: 'busy' } | { kind: 'sent' } | { kind: 'failed'; error: unknown }

/** Has a code emailed again and confirms it for three seconds. */
export function SendAgain({ label, busyLabel, sent, send, explain }: SendAgainProps) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  useEffect(() => {
    if (state.kind !== 'sent') return
    const timer = setTimeout(() => setState({ kind: 'idle' }), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [state])
  async function press() {
    setState({ kind: 'busy' })
    try {
      await send()
      setState({ kind: 'sent' })
    } catch (error) {
      setState({ kind: 'failed', error })
    }
  }
  return (
    <div className="grid gap-2">
      <Button wide busy={state.kind === 'busy' && busyLabel} onClick={() => void press()}>
        {label}
      </Button>
      {state.kind === 'sent' && (
        <Note tone="river" live icon={<MailCheck />}>
          {sent}
        </Note>
      )}
      {state.kind === 'failed' && (
        <Note tone="harm" live icon={<CircleAlert />}>
          {explain(state.error)}
        </Note>
      )}
    </div>
  )
}

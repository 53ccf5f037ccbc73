import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatTime } from '#platform/contract/dates.ts'
import { errorText, NoAnswerError } from '../api/api-error.ts'
import { Note } from '../ui/blocks/note.tsx'
import { Button } from '../ui/buttons/button.tsx'
import type { Autosave } from './use-autosave.ts'

type Said = 'waiting' | 'restored' | 'busy' | 'conflict' | 'mine' | 'theirs' | 'again' | 'offline' | 'general'
type Props = {
  autosave: Pick<Autosave<object>, 'state' | 'restored' | 'save' | 'insist' | 'forget'>
  /** The feature's own words. */
  say: (what: Said) => string
  sayIdle?: string
  saySaved: (time: string) => string
  /** What the other device has saved, to choose from. */
  theirs?: ReactNode
}

/** Whether what is typed is kept; in a conflict, whose text counts. */
export function SaveNote({ autosave, say, sayIdle, saySaved, theirs }: Props) {
  const { state, restored, save, insist, forget } = autosave
  if (state.kind === 'conflict') {
    return (
      <Note tone="sun" live>
        <p>{say('conflict')}</p>
        {theirs}
        <div className="mt-3 flex flex-wrap gap-2">
          <Button small look="river" onClick={insist}>
            {say('mine')}
          </Button>
          <Button small onClick={forget}>
            {say('theirs')}
          </Button>
        </div>
      </Note>
    )
  }
  if (state.kind === 'failed') {
    // Saving goes on by itself once there is a connection.
    const isAway = state.error instanceof NoAnswerError
    return (
      <Note tone={isAway ? 'sun' : 'harm'} live>
        <p>{errorText(state.error, say(isAway ? 'offline' : 'general'))}</p>
        <Button small className="mt-2" onClick={() => void save()}>
          {say('again')}
        </Button>
      </Note>
    )
  }
  return (
    <p role="status" className="flex min-h-5 items-center gap-1.5 text-xs text-ink-2">
      {state.kind === 'idle' && sayIdle}
      {(state.kind === 'waiting' || state.kind === 'held') && say(restored ? 'restored' : 'waiting')}
      {state.kind === 'saving' && say('busy')}
      {state.kind === 'saved' && (
        <>
          <Check className="size-4 text-river-ink" aria-hidden />
          {saySaved(formatTime(state.at))}
        </>
      )}
    </p>
  )
}

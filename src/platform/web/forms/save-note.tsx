import { Check, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatTime } from '#platform/contract/dates.ts'
import { errorText, NoAnswerError } from '../api/api-error.ts'
import { Note } from '../ui/blocks/note.tsx'
import { Button } from '../ui/buttons/button.tsx'
import type { Autosave } from './use-autosave.ts'
import { useSavingText } from './use-saving-text.ts'

type NoteState = Pick<Autosave<object>, 'state' | 'restored' | 'device' | 'save' | 'insist' | 'forget'>
type Props = {
  autosave: NoteState
  /** The other device's saved version, to choose from. */
  theirs?: ReactNode
  /** Opens both texts side by side. */
  comparison?: ReactNode
}

/** Where what is typed is kept: on this device, or saved; in a conflict, whose text counts. */
export function SaveNote({ autosave, theirs, comparison }: Props) {
  const t = useSavingText()
  const { state, restored, device } = autosave
  if (state.kind === 'conflict')
    return <Conflict autosave={autosave} theirs={theirs} comparison={comparison} />
  if (state.kind === 'failed') return <Failed autosave={autosave} error={state.error} again={state.again} />
  if (device === 'full' && state.kind !== 'saved') {
    return (
      <Note tone="sun" live>
        <p>{t('notKept')}</p>
      </Note>
    )
  }
  const isWaiting = state.kind === 'waiting' || state.kind === 'held'
  return (
    <p role="status" className="flex min-h-5 items-center gap-1.5 text-xs text-ink-2">
      {state.kind === 'idle' && t('idle')}
      {isWaiting && device === 'keeping' && t('waiting')}
      {isWaiting && device === 'kept' && (
        <>
          <Smartphone className="size-4" aria-hidden />
          {t(restored ? 'restored' : 'kept')}
        </>
      )}
      {state.kind === 'saving' && t('busy')}
      {state.kind === 'saved' && (
        <>
          <Check className="size-4 text-river-ink" aria-hidden />
          {t('saved', { time: formatTime(state.at) })}
        </>
      )}
    </p>
  )
}

function Conflict({ autosave, theirs, comparison }: Props) {
  const t = useSavingText()
  return (
    <Note tone="sun" live>
      <p>{t('conflict')}</p>
      {theirs && <p className="mt-2">{t('nowThere')}</p>}
      {theirs}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button small look="river" onClick={autosave.insist}>
          {t('mine')}
        </Button>
        <Button small onClick={autosave.forget}>
          {t('theirs')}
        </Button>
        {comparison}
      </div>
    </Note>
  )
}

/** Without an answer it is tried again by itself; what was refused waits for a correction. */
function Failed({ autosave, error, again }: { autosave: NoteState; error: unknown; again: boolean }) {
  const t = useSavingText()
  const isKept = autosave.device !== 'full'
  const isAway = error instanceof NoAnswerError
  return (
    <Note tone={isAway ? 'sun' : 'harm'} live>
      {isAway ? (
        <p>{t(isKept ? 'away' : 'awayNotKept')}</p>
      ) : (
        <>
          <p>{again ? t('failed') : `${t('refused')} ${errorText(error, '')}`}</p>
          {!again && <p className="mt-1">{t(isKept ? 'refusedKept' : 'notKept')}</p>}
        </>
      )}
      <Button small className="mt-2" onClick={() => void autosave.save()}>
        {t('again')}
      </Button>
    </Note>
  )
}

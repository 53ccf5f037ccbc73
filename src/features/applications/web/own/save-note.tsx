import { Check } from 'lucide-react'
import { formatTime } from '#platform/contract/dates.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { useText } from '../use-text.ts'
import type { Writing } from './use-draft-application.ts'

/** Whether what is typed is kept; in a conflict, whose text counts. */
export function SaveNote({ writing: { state, restored, save, insist, yieldTo } }: { writing: Writing }) {
  const t = useText()
  if (state.kind === 'conflict') {
    return (
      <Note tone="sun" live>
        <p>{t('saving.conflict')}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button small look="river" onClick={insist}>
            {t('saving.mine')}
          </Button>
          <Button small onClick={yieldTo}>
            {t('saving.theirs')}
          </Button>
        </div>
      </Note>
    )
  }
  if (state.kind === 'failed') {
    return (
      <Note tone="harm" live>
        <p>{errorText(state.error, t('general'))}</p>
        <Button small className="mt-2" onClick={() => void save()}>
          {t('saving.again')}
        </Button>
      </Note>
    )
  }
  return (
    <p role="status" className="flex min-h-5 items-center gap-1.5 text-xs text-ink-2">
      {state.kind === 'idle' && t('saving.idle')}
      {state.kind === 'waiting' && t(restored ? 'saving.restored' : 'saving.waiting')}
      {state.kind === 'saving' && t('saving.busy')}
      {state.kind === 'saved' && (
        <>
          <Check className="size-4 text-river-ink" aria-hidden />
          {t('saving.saved', { time: formatTime(state.at) })}
        </>
      )}
    </p>
  )
}

import { Check } from 'lucide-react'
import { formatTime } from '#platform/contract/dates.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { useText } from '../use-text.ts'
import type { DraftCv } from './use-draft-cv.ts'

/** Whether everything is saved; what went wrong, and what to do about it. */
export function SaveNote({ editing }: { editing: DraftCv }) {
  const t = useText()
  const { state } = editing
  if (state.kind === 'conflict') {
    return (
      <Note tone="sun" live>
        <p>{t('saving.conflict')}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button small onClick={editing.insist}>
            {t('saving.mine')}
          </Button>
          <Button small onClick={editing.yieldTo}>
            {t('saving.theirs')}
          </Button>
        </div>
      </Note>
    )
  }
  if (state.kind === 'failed') {
    return (
      <Note tone="harm" live>
        <p>{state.text}</p>
        <Button small className="mt-2" onClick={() => void editing.save()}>
          {t('saving.again')}
        </Button>
      </Note>
    )
  }
  return (
    <p role="status" className="flex min-h-5 items-center gap-1.5 text-xs text-ink-2">
      {(state.kind === 'waiting' || state.kind === 'nameless') &&
        t(editing.restored ? 'saving.restored' : 'saving.waiting')}
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

import { Check } from 'lucide-react'
import { formatTime } from '#platform/contract/dates.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { useEditorText } from '../use-editor-text.ts'
import type { Editing } from './use-content.ts'

/** Whether what is typed is kept; in a conflict, whose text counts. */
export function SaveNote({ editing }: { editing: Editing }) {
  const t = useEditorText()
  const { state } = editing
  if (state.kind === 'conflict') {
    return (
      <Note tone="sun" live>
        <p>{t('saving.conflict')}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button small look="river" onClick={editing.insist}>
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
      {state.kind === 'idle' && t('saving.idle')}
      {state.kind === 'waiting' && t(editing.restored ? 'saving.restored' : 'saving.waiting')}
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

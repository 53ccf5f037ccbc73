import { Check } from 'lucide-react'
import { formatTime } from '#platform/contract/dates.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { ChoiceState } from '../use-choices.ts'
import { useText } from '../use-text.ts'

/** The state of saving; its space is reserved, so that nothing moves. */
export function ChoiceNote({ state }: { state: ChoiceState }) {
  const t = useText()
  if (state.kind === 'failed' || state.kind === 'conflict') {
    return (
      <Note tone={state.kind === 'failed' ? 'harm' : 'sun'} live>
        <p>{state.kind === 'failed' ? state.text : t('saving.conflict')}</p>
        <Button small onClick={state.again} className="mt-2">
          {t(state.kind === 'failed' ? 'saving.again' : 'saving.mine')}
        </Button>
      </Note>
    )
  }
  return (
    <p role="status" className="-mb-4 flex min-h-5 items-center gap-1.5 text-xs text-ink-2">
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

import { Check } from 'lucide-react'
import { formatTime } from '#platform/contract/dates.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { SectionName } from '../../contract/sections.ts'
import { SectionContent } from '../shown/section-content.tsx'
import { useText } from '../use-text.ts'
import { isEmpty } from './is-empty.ts'
import type { SectionEditing } from './use-section.ts'

type Props<S extends SectionName> = { name: S; editing: SectionEditing<S> }

/** Whether what is typed is kept; in a conflict, what the other device has saved, to choose from. */
export function SaveNote<S extends SectionName>({ name, editing }: Props<S>) {
  const t = useText()
  const { state, saved } = editing
  if (state.kind === 'conflict') {
    return (
      <Note tone="sun" live>
        <p>{t('saving.conflict')}</p>
        <div
          className="my-3 max-h-80 overflow-y-auto rounded-control border border-line bg-surface p-4"
          tabIndex={0}
        >
          {isEmpty(name, saved.content) ? (
            <p>{t('saving.nothing')}</p>
          ) : (
            <SectionContent name={name} content={saved.content} />
          )}
        </div>
        <div className="flex flex-wrap gap-2">
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

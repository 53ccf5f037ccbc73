import { Note } from '#platform/web/ui/blocks/note.tsx'
import type { CallContent } from '../../contract/call.ts'
import type { DifferingFigure } from '../../contract/figures/differing-figures.ts'
import { useCallEditorText } from '../use-call-editor-text.ts'
import { DifferingList } from './differing-list.tsx'

/** Warns during writing, and after a move of dates, about texts that differ from the rules. */
export function DifferingNote(props: { figures: readonly DifferingFigure[]; content: CallContent }) {
  const t = useCallEditorText()
  return (
    <Note tone="sun">
      <p className="font-strong">{t('figures.title')}</p>
      <DifferingList {...props} />
    </Note>
  )
}

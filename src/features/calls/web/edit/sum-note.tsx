import { Note } from '#platform/web/ui/blocks/note.tsx'
import { useCallEditorText } from '../use-call-editor-text.ts'

/** Warns when shares do not add up to the whole. */
export function SumNote({ sum, part }: { sum: number; part: 'dates' | 'judging' }) {
  const t = useCallEditorText()
  return (
    <div role="status">{sum !== 100 && <Note tone="sun">{t(`${part}.sum`, { sum: String(sum) })}</Note>}</div>
  )
}

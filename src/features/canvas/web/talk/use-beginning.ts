import { QUOTE_MAX } from '#features/discussions/contract/threads/threads.endpoints.ts'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { textOf } from '../../contract/canvas-document.ts'
import { anchorOf, readText, type Span } from '../../contract/talk/words-at.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { type Beginning, useTalk } from './talk.tsx'
import { useTalkText } from './use-talk-text.ts'

type Place = { box: string; selected: () => Span | undefined }

/**
 * Returns the function that begins a comment or proposal on the selected words of a box; it returns false for a proposal
 * without them.
 */
export function useBeginning(session: CanvasSession, { box, selected }: Place) {
  const t = useTalkText()
  const talk = useTalk()
  return (what: Beginning['what']): boolean => {
    const read = readText(textOf(session.doc, box))
    const span = selected()
    const quote = span ? read.text.slice(span.from, span.to).slice(0, QUOTE_MAX) : ''
    const anchor =
      span && quote !== '' ? anchorOf(read, { from: span.from, to: span.from + quote.length }) : null
    if (what === 'proposal' && (anchor === null || quote.includes('\n'))) {
      toast({ title: t('select') })
      return false
    }
    talk?.show({ box, beginning: { what, box, anchor, quote: anchor === null ? '' : quote } })
    return true
  }
}

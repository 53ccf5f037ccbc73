import type { Mark } from '#platform/web/rich-text/words/marked-words.ts'
import { useTalk } from './talk.tsx'

/** Lists the words of a box with open threads, at their current places. */
export function useMarks(box: string): Mark[] {
  const talk = useTalk()
  const focusId = talk?.focus?.thread
  return (talk?.openIn(box) ?? []).flatMap((thread): Mark[] => {
    const span = talk?.spanAt(thread)
    return span ? [{ id: thread.id, span, isChosen: thread.id === focusId }] : []
  })
}

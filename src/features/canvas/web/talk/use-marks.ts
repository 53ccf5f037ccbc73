import type { Mark } from './marked-words.ts'
import { useTalk } from './talk.tsx'

/** The words of a box that are still talked about, where they stand now. */
export function useMarks(box: string): Mark[] {
  const talk = useTalk()
  const chosen = talk?.shown?.chosen
  return (talk?.openIn(box) ?? []).flatMap((thread): Mark[] => {
    const span = talk?.spanAt(thread)
    return span ? [{ id: thread.id, span, isChosen: thread.id === chosen }] : []
  })
}

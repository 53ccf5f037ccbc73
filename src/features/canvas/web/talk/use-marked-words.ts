import { useEffect, useEffectEvent, useState } from 'react'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { type Heard, markedWords } from '#platform/web/rich-text/words/marked-words.ts'
import { useTalk } from './talk.tsx'
import { useBeginning } from './use-beginning.ts'
import { useMarks } from './use-marks.ts'

/** Marks the words of a box that have comments in its editor, and offers to comment on selected ones. */
export function useMarkedWords(session: CanvasSession, box: string) {
  const talk = useTalk()
  const [words] = useState(markedWords)
  const begin = useBeginning(session, { box, selected: words.selected })
  const heard = useEffectEvent((what: Heard) =>
    what.chosen === undefined ? begin('comment') : talk?.show({ box, thread: what.chosen }),
  )
  // After the editor has finished its current update.
  useEffect(() => words.listen((what) => queueMicrotask(() => heard(what))), [words])
  const focusId = talk?.focus?.thread
  const marks = useMarks(box)
  const marksJson = JSON.stringify(marks)
  useEffect(() => words.draw(JSON.parse(marksJson) as typeof marks), [words, marksJson])
  const reveal = useEffectEvent(() => {
    const mark = marks.find(({ id }) => id === focusId)
    if (mark) words.reveal(mark.span)
  })
  useEffect(() => {
    if (focusId === undefined) return
    const soon = setTimeout(() => reveal(), 50)
    return () => clearTimeout(soon)
  }, [focusId])
  return {
    extension: words.extension,
    begin: talk?.threads.isOpen ? begin : undefined,
  }
}

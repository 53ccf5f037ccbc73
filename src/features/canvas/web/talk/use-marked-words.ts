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
    what.chosen === undefined ? begin('comment') : talk?.show({ box, chosen: what.chosen }),
  )
  // After the editor has finished its current update.
  useEffect(() => words.listen((what) => queueMicrotask(() => heard(what))), [words])
  const chosen = talk?.shown?.chosen
  const marks = useMarks(box)
  const drawn = JSON.stringify(marks)
  useEffect(() => words.draw(JSON.parse(drawn) as typeof marks), [words, drawn])
  const reveal = useEffectEvent(() => {
    const mark = marks.find(({ id }) => id === chosen)
    if (mark) words.reveal(mark.span)
  })
  useEffect(() => {
    if (chosen === undefined) return
    const soon = setTimeout(() => reveal(), 50)
    return () => clearTimeout(soon)
  }, [chosen])
  return {
    extension: words.extension,
    begin: talk?.threads.isOpen ? begin : undefined,
  }
}

import { useEffect, useEffectEvent, useState } from 'react'
import { QUOTE_MAX } from '#features/discussions/contract/threads/threads.endpoints.ts'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { textOf } from '../../contract/canvas-document.ts'
import { anchorOf, readText } from '../../contract/talk/words-at.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { type Heard, type Mark, markedWords } from './marked-words.ts'
import { type Beginning, useTalk } from './talk.tsx'
import { useTalkText } from './use-talk-text.ts'

/** The words of a box that are talked about, shown in its editor, and the way to say something about those selected. */
export function useMarkedWords(session: CanvasSession, box: string) {
  const t = useTalkText()
  const talk = useTalk()
  const [words] = useState(markedWords)
  const begin = (what: Beginning['what']) => {
    const read = readText(textOf(session.doc, box))
    const span = words.selected()
    const quote = span ? read.text.slice(span.from, span.to).slice(0, QUOTE_MAX) : ''
    const anchor =
      span && quote !== '' ? anchorOf(read, { from: span.from, to: span.from + quote.length }) : null
    if (what === 'proposal' && (anchor === null || quote.includes('\n')))
      return void toast({ title: t('select') })
    talk?.show({ box, beginning: { what, box, anchor, quote: anchor === null ? '' : quote } })
  }
  const heard = useEffectEvent((what: Heard) =>
    what.chosen === undefined ? begin('comment') : talk?.show({ box, chosen: what.chosen }),
  )
  // Once the editor has done what it is at.
  useEffect(() => words.listen((what) => queueMicrotask(() => heard(what))), [words])
  const chosen = talk?.shown?.chosen
  const marks = (talk?.openIn(box) ?? []).flatMap((thread): Mark[] => {
    const span = talk?.spanAt(thread)
    return span ? [{ id: thread.id, span, isChosen: thread.id === chosen }] : []
  })
  const drawn = JSON.stringify(marks)
  useEffect(() => words.draw(JSON.parse(drawn) as Mark[]), [words, drawn])
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

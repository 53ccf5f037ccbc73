import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react'
import { type Heard, type Mark, markedWords, type Span } from './marked-words.ts'

export type WordsHandle = {
  selected(): Span | undefined
  /** Leads to the words, also who reads by keyboard. */
  reveal(span: Span): void
}
/** Comments on the words of one text. */
export type Pointing = {
  ref: Ref<WordsHandle>
  marks: readonly Mark[]
  onHear: (heard: Heard) => void
}

/** Returns the editor's extensions for comments on its words; none where there are no comments. */
export function usePointing(pointing: Pointing | undefined) {
  const [words] = useState(markedWords)
  const heard = useEffectEvent((what: Heard) => pointing?.onHear(what))
  // After the editor has finished its current update.
  useEffect(() => words.listen((what) => queueMicrotask(() => heard(what))), [words])
  const marks = JSON.stringify(pointing?.marks ?? [])
  useEffect(() => words.draw(JSON.parse(marks) as Mark[]), [words, marks])
  useImperativeHandle(
    pointing?.ref,
    (): WordsHandle => ({
      selected: () => words.selected(),
      reveal(span) {
        words.reveal(span)
        words.focus()
      },
    }),
    [words],
  )
  return pointing ? [words.extension] : []
}

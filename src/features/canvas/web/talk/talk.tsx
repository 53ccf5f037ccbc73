import { createContext, type ReactNode, useContext, useState } from 'react'
import { type Threads, useThreads } from '#features/discussions/web/index.ts'
import type { Thread } from '#features/discussions/contract/threads/threads.endpoints.ts'
import type { Canvas } from '../../contract/canvas.endpoints.ts'
import { textOf } from '../../contract/canvas-document.ts'
import { type ReadText, readText, type Span, spanOf } from '../../contract/talk/words-at.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'

/** A comment or proposal before it is sent: about words, or about a whole box. */
export type Beginning = {
  what: 'comment' | 'proposal'
  box: string
  anchor: string | null
  quote: string
}
type TalkFocus = { box?: string | undefined; thread?: string; beginning?: Beginning }

export type Talk = {
  threads: Threads
  /** Finds the current place of a thread's words. */
  spanAt(thread: Thread): Span | undefined
  wordsAt(thread: Thread): string | undefined
  /** Lists the open threads of a box. */
  openIn(box: string): readonly Thread[]
  focus: TalkFocus | undefined
  show(focus: TalkFocus | undefined): void
}

const TalkContext = createContext<Talk | undefined>(undefined)

/** Returns the threads of the application; undefined where there are none to show. */
export const useTalk = () => useContext(TalkContext)

type Props = {
  canvas: Canvas
  session: CanvasSession
  children: ReactNode
}

export function TalkAbout({ canvas, session, children }: Props) {
  const threads = useThreads({ kind: 'canvas', id: canvas.id, member: canvas.me })
  const [focus, show] = useState<TalkFocus>()
  const { doc } = session
  // New in each render, because the document object stays the same while its words change.
  const texts = new Map<string, ReadText>()
  const readIn = (box: string) => {
    const read = texts.get(box) ?? readText(textOf(doc, box))
    texts.set(box, read)
    return read
  }
  const spanAt = (thread: Thread) => spanOf(doc, readIn(thread.place), thread)
  const talk: Talk = {
    threads,
    spanAt,
    wordsAt(thread) {
      const span = spanAt(thread)
      return span && readIn(thread.place).text.slice(span.from, span.to)
    },
    openIn: (box) => threads.items.filter(({ place, outcome }) => place === box && outcome === null),
    focus,
    show,
  }
  return <TalkContext value={talk}>{children}</TalkContext>
}

import { useEffect, useEffectEvent, useRef } from 'react'
import type { Span } from '../../contract/talk/words-at.ts'
import { WrittenText } from '../presence/written-text.tsx'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { SayAbout } from './say-about.tsx'
import { useTalk } from './talk.tsx'
import { useBeginning } from './use-beginning.ts'
import { useMarks } from './use-marks.ts'

type Props = { session: CanvasSession; box: string; text: string }

/** A text for whoever reads it and writes nothing in it: words are selected on the page to say something about them. */
export function ReadWords({ session, box, text }: Props) {
  const talk = useTalk()
  const shown = useRef<HTMLParagraphElement>(null)
  const selected = useRef<Span>(undefined)
  const marks = useMarks(box)
  const begin = useBeginning(session, { box, selected: () => selected.current })
  const choose = useEffectEvent((chosen: string) => talk?.show({ box, chosen }))
  useEffect(() => {
    // A finger on a button takes the selection away before the button hears of it: the last one in these words counts.
    const select = () => {
      const found = shown.current && spanIn(shown.current)
      if (found) selected.current = found.from < found.to ? found : undefined
    }
    const press = ({ target }: Event) => {
      const mark = target instanceof Element && target.closest('[data-thread]')
      if (mark) choose(mark.getAttribute('data-thread') ?? '')
    }
    const words = shown.current
    document.addEventListener('selectionchange', select)
    words?.addEventListener('click', press)
    return () => {
      document.removeEventListener('selectionchange', select)
      words?.removeEventListener('click', press)
    }
  }, [])
  const chosen = marks.find(({ isChosen }) => isChosen)?.id
  useEffect(() => {
    if (chosen !== undefined)
      shown.current?.querySelector(`[data-thread="${chosen}"]`)?.scrollIntoView({ block: 'center' })
  }, [chosen])
  return (
    <>
      <p ref={shown} className="whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
        <WrittenText session={session} box={box} text={text} marks={marks} />
      </p>
      {talk?.threads.isOpen && <SayAbout words={{ begin }} />}
    </>
  )
}

/** From where to where in the words of an element something is selected; nothing where it is selected elsewhere. */
function spanIn(words: HTMLElement): Span | undefined {
  const selection = getSelection()
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined
  if (!range || !words.contains(range.startContainer) || !words.contains(range.endContainer)) return undefined
  const before = document.createRange()
  before.selectNodeContents(words)
  before.setEnd(range.startContainer, range.startOffset)
  const from = before.toString().length
  return { from, to: from + range.toString().length }
}

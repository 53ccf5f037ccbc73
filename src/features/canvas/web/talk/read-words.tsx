import { TextCursorInput } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { textOf } from '../../contract/canvas-document.ts'
import { type WordSelection, spanOfSelection } from '../../contract/talk/word-selection.ts'
import { readText, type Span } from '../../contract/talk/words-at.ts'
import { SharedText } from '../presence/shared-text.tsx'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { SayAbout } from './say-about.tsx'
import { useTalk } from './talk.tsx'
import { useBeginning } from './use-beginning.ts'
import { useMarks } from './use-marks.ts'
import { useTalkText } from './use-talk-text.ts'
import { WordPicker } from './word-picker.tsx'

type Props = { session: CanvasSession; box: string; text: string }

/**
 * Shows a text to people who only read it: words are selected on the page to comment on them, or picked one by one without
 * a pointer.
 */
export function ReadWords({ session, box, text }: Props) {
  const t = useTalkText()
  const talk = useTalk()
  const [isPicking, setPicking] = useState(false)
  const [selection, setSelection] = useState<WordSelection>()
  const opener = useRef<HTMLButtonElement>(null)
  const paragraph = useRef<HTMLParagraphElement>(null)
  const selected = useRef<Span>(undefined)
  const marks = useMarks(box)
  const currentSpan = () =>
    isPicking
      ? selection && spanOfSelection(session.doc, readText(textOf(session.doc, box)), selection)
      : selected.current
  const say = useBeginning(session, { box, selected: currentSpan })
  const begin = (what: Parameters<typeof say>[0]) => {
    if (say(what)) stop()
  }
  const stop = () => {
    setPicking(false)
    setSelection(undefined)
  }
  const choose = useEffectEvent((thread: string) => talk?.show({ box, thread }))
  useEffect(() => {
    // A touch on a button clears the selection before the button's event, so the last one in these words counts.
    const select = () => {
      const span = paragraph.current && spanIn(paragraph.current)
      if (span) selected.current = span.from < span.to ? span : undefined
    }
    const press = ({ target }: Event) => {
      const mark = target instanceof Element && target.closest('[data-thread]')
      if (mark) choose(mark.getAttribute('data-thread') ?? '')
    }
    const words = paragraph.current
    document.addEventListener('selectionchange', select)
    words?.addEventListener('click', press)
    return () => {
      document.removeEventListener('selectionchange', select)
      words?.removeEventListener('click', press)
    }
  }, [isPicking])
  const focusId = marks.find(({ isChosen }) => isChosen)?.id
  useEffect(() => {
    if (focusId !== undefined)
      paragraph.current?.querySelector(`[data-thread="${focusId}"]`)?.scrollIntoView({ block: 'center' })
  }, [focusId])
  return (
    <>
      {isPicking ? (
        <WordPicker
          session={session}
          box={box}
          picked={selection}
          onPick={setSelection}
          onClose={() => {
            stop()
            opener.current?.focus()
          }}
        />
      ) : (
        <p ref={paragraph} className="whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
          <SharedText session={session} box={box} text={text} marks={marks} />
        </p>
      )}
      {talk?.threads.isOpen && (
        <SayAbout words={{ begin }}>
          <Button
            ref={opener}
            small
            look="quiet"
            icon={<TextCursorInput />}
            aria-pressed={isPicking}
            className="aria-pressed:bg-river-tint"
            onClick={() => (isPicking ? stop() : setPicking(true))}
          >
            {t('pick')}
          </Button>
        </SayAbout>
      )}
    </>
  )
}

/** Returns the selected span in the words of an element; undefined if the selection is elsewhere. */
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

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import {
  selectWord,
  type WordSelection,
  sentenceFrom,
  spanOfSelection,
  extendSelection,
  wordSpans,
} from '../../contract/talk/word-selection.ts'
import { readText } from '../../contract/talk/words-at.ts'
import { textOf } from '../../contract/canvas-document.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { useTalkText } from './use-talk-text.ts'

type Props = {
  session: CanvasSession
  box: string
  picked: WordSelection | undefined
  onPick: (picked: WordSelection) => void
  onClose: () => void
}

/** Picks words of a text one by one: by taps the first and the last, by keys as in any list. */
export function WordPicker({ session: { doc }, box, picked, onPick, onClose }: Props) {
  const t = useTalkText()
  const help = useId()
  const list = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const read = readText(textOf(doc, box))
  const words = wordSpans(read.text)
  const here = Math.min(at, words.length - 1)
  const span = picked && spanOfSelection(doc, read, picked)
  useEffect(() => list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), [])
  const go = (next: number, grows = false) => {
    const [from, to] = [words[here], words[next]]
    if (!from || !to) return
    setAt(next)
    list.current?.querySelector<HTMLElement>(`[data-word="${next}"]`)?.focus()
    if (grows) onPick(extendSelection(read, picked, { from, to }))
  }
  const press = (n: number) => {
    const word = words[n]
    if (!word) return
    setAt(n)
    onPick(selectWord(read, picked, word))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Record<string, () => void> = {
      ArrowRight: () => go(here + 1, event.shiftKey),
      ArrowLeft: () => go(here - 1, event.shiftKey),
      ArrowDown: () => go(sentenceFrom(read.text, words, { at: here, by: 1 }), event.shiftKey),
      ArrowUp: () => go(sentenceFrom(read.text, words, { at: here, by: -1 }), event.shiftKey),
      Home: () => go(0, event.shiftKey),
      End: () => go(words.length - 1, event.shiftKey),
      ' ': () => press(here),
      Enter: () => press(here),
      Escape: onClose,
    }
    const done = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (!done) return
    event.preventDefault()
    done()
  }
  return (
    <>
      <p id={help} className="mb-2 text-xs text-ink-2">
        {t('pickHelp')}
      </p>
      <div
        ref={list}
        role="listbox"
        tabIndex={-1}
        aria-multiselectable
        aria-label={t('words')}
        aria-describedby={help}
        className="leading-9 whitespace-pre-line text-ink [overflow-wrap:anywhere]"
        onKeyDown={onKeyDown}
        onClick={({ target }) => {
          const word = target instanceof Element ? target.closest('[data-word]') : null
          if (word) press(Number(word.getAttribute('data-word')))
        }}
      >
        {words.map(({ from, to }, n) => {
          const isChosen = span !== undefined && from < span.to && to > span.from
          return [
            read.text.slice(words[n - 1]?.to ?? 0, from),
            <span
              key={n}
              role="option"
              data-word={n}
              aria-selected={isChosen}
              tabIndex={n === here ? 0 : -1}
              className="cursor-pointer rounded-control py-1.5 focus-visible:outline-2 focus-visible:outline-focus aria-selected:bg-lilac-tint aria-selected:underline aria-selected:decoration-lilac aria-selected:decoration-2 aria-selected:underline-offset-2"
            >
              {read.text.slice(from, to)}
            </span>,
            n === words.length - 1 && read.text.slice(to),
          ]
        })}
      </div>
      <p role="status" className="sr-only">
        {span && t('picked', { words: read.text.slice(span.from, span.to) })}
      </p>
    </>
  )
}

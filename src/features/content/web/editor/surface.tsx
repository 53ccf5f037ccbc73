import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
} from 'react'
import { replaceText } from '../../contract/rich-text-edit.ts'
import { cleanText, readRuns, select, selectionIn, showRuns } from './surface-dom.ts'
import type { EditorTextControl } from './use-editor-text.ts'

export type SurfaceHandle = { focus(): void }

type SurfaceProps = {
  ref: Ref<SurfaceHandle>
  text: EditorTextControl
  label: string
  lang: string
  describedBy: string
  invalid: boolean
  /** While saving nothing changes, but the focus stays. */
  locked: boolean
  /** Returns whether it took the key. */
  onShortcut: (event: KeyboardEvent) => boolean
}

/** Where the text is written. The browser edits it, we read it back, and the model decides how it looks. */
export function Surface({ ref, text, label, lang, describedBy, invalid, locked, onShortcut }: SurfaceProps) {
  const box = useRef<HTMLDivElement>(null)
  const composing = useRef(false)
  useImperativeHandle(ref, () => ({ focus: () => focusAt(box.current, text.selection) }))

  useLayoutEffect(() => {
    const surface = box.current
    if (!surface || composing.current) return
    showRuns(surface, text.runs)
    if (document.activeElement === surface) select(surface, text.selection)
  })

  const follow = useEffectEvent(() => {
    const surface = box.current
    if (!surface || composing.current || document.activeElement !== surface) return
    const selection = selectionIn(surface)
    if (!selection || (selection.from === text.selection.from && selection.to === text.selection.to)) return
    text.selected(selection)
  })
  const guard = useEffectEvent((event: InputEvent) => {
    if (locked) return event.preventDefault()
    const { inputType } = event
    // Marks, undo and links are the toolbar's; dropped things would bring marks of their own.
    if (/^(?:format|history)|^insert(?:Link|FromDrop|HorizontalRule|.*List)/.test(inputType))
      return event.preventDefault()
    const words = wordsInstead(event, box.current)
    if (words === undefined) return
    event.preventDefault()
    put(words)
  })
  useEffect(() => {
    const surface = box.current
    if (!surface) return
    const onBeforeInput = (event: InputEvent) => guard(event)
    const onSelection = () => follow()
    surface.addEventListener('beforeinput', onBeforeInput)
    document.addEventListener('selectionchange', onSelection)
    return () => {
      surface.removeEventListener('beforeinput', onBeforeInput)
      document.removeEventListener('selectionchange', onSelection)
    }
  }, [])

  function put(words: string) {
    const range = (box.current && selectionIn(box.current)) ?? text.selection
    const from = Math.min(range.from, range.to) + words.length
    text.changed({
      runs: replaceText({ runs: text.runs, range, text: words }),
      selection: { from, to: from },
    })
  }
  function read() {
    const surface = box.current
    if (!surface) return
    text.typed({ runs: readRuns(surface), selection: selectionIn(surface) ?? text.selection })
  }
  function paste(event: ClipboardEvent) {
    event.preventDefault()
    if (!locked) put(cleanText(event.clipboardData.getData('text/plain')))
  }
  return (
    <div
      ref={box}
      role="textbox"
      aria-multiline
      aria-label={label}
      aria-describedby={describedBy}
      aria-readonly={locked}
      {...(invalid && { 'aria-invalid': true })}
      contentEditable
      suppressContentEditableWarning
      lang={lang}
      spellCheck
      tabIndex={0}
      onInput={read}
      onPaste={paste}
      onKeyDown={(event) => {
        if (!event.nativeEvent.isComposing && onShortcut(event)) event.preventDefault()
      }}
      onCompositionStart={() => {
        composing.current = true
      }}
      onCompositionEnd={() => {
        composing.current = false
        read()
      }}
      className="max-h-[32dvh] min-h-24 overflow-y-auto rounded-control border border-edge bg-surface px-3.5 py-2.5 whitespace-pre-wrap [overflow-wrap:anywhere] focus-visible:border-river focus-visible:-outline-offset-1 focus-visible:outline-river aria-invalid:border-harm"
    />
  )
}

/**
 * What we put ourselves in place of the selection: line breaks, and whatever replaces selected words,
 * because browsers would carry the style of those words into new elements.
 */
function wordsInstead(
  { inputType, data, isComposing }: InputEvent,
  surface: HTMLElement | null,
): string | undefined {
  if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') return '\n'
  const selection = surface && selectionIn(surface)
  if (isComposing || !selection || selection.from === selection.to) return undefined
  if (inputType.startsWith('delete')) return ''
  return inputType === 'insertText' && data !== null ? cleanText(data) : undefined
}

function focusAt(surface: HTMLElement | null, selection: { from: number; to: number }): void {
  if (!surface) return
  surface.focus({ preventScroll: true })
  select(surface, selection)
}

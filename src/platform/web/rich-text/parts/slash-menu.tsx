import type { Editor } from '@tiptap/core'
import { type KeyboardEvent as ReactKey, useState } from 'react'
import { fold } from '#platform/contract/fold.ts'
import { useRichTextText } from '../use-rich-text-text.ts'
import type { Insert } from './editor-parts.ts'
import { insertPart } from './insert-part.ts'
import { OptionMenu } from './option-menu.tsx'

/** The letters behind a slash that a paragraph begins with; nothing elsewhere. */
export function slashQuery({ state }: Editor): string | undefined {
  const { $from, empty } = state.selection
  if (!empty || $from.parent.type.name !== 'paragraph' || $from.depth !== 1) return undefined
  return /^\/(\p{L}{0,20})$/u.exec($from.parent.textContent)?.[1]
}

/** Returns the inserts that match the typed letters, the chosen one, and the key handler. */
export function useSlashMenu(inserts: readonly Insert[]) {
  const [at, setAt] = useState(0)
  const [closedFor, setClosedFor] = useState<string>()
  const fitting = (query: string | undefined) =>
    query === undefined || query === closedFor
      ? []
      : inserts.filter(({ label }) => fold(label).includes(fold(query)))
  function pick(editor: Editor, insert: Insert) {
    setAt(0)
    const { $from } = editor.state.selection
    editor.chain().focus().deleteRange({ from: $from.start(), to: $from.end() }).run()
    insertPart(editor, insert)
  }
  function onKey({ key }: KeyboardEvent | ReactKey, editor: Editor): boolean {
    const query = slashQuery(editor)
    const list = fitting(query)
    if (list.length === 0) return false
    const insert = list[Math.min(at, list.length - 1)]!
    if (key === 'ArrowDown') setAt((now) => (now + 1) % list.length)
    else if (key === 'ArrowUp') setAt((now) => (now + list.length - 1) % list.length)
    else if (key === 'Escape') setClosedFor(query)
    else if (key === 'Enter') pick(editor, insert)
    else return false
    return true
  }
  return { at, fitting, pick, onKey }
}

type Props = { editor: Editor; menu: ReturnType<typeof useSlashMenu> }

/** A long text has its end far from the line that is written. */
function belowCaret({ view, state }: Editor, menu: HTMLElement | null): void {
  const surface = menu?.offsetParent
  if (!menu || !surface) return
  const { bottom } = view.coordsAtPos(state.selection.from)
  menu.style.top = `${bottom - surface.getBoundingClientRect().top + 4}px`
  menu.scrollIntoView({ block: 'nearest' })
}

/** Below the line while a paragraph is a slash and letters. */
export function SlashMenu({ editor, menu }: Props) {
  const t = useRichTextText()
  const list = menu.fitting(slashQuery(editor))
  if (list.length === 0) return null
  return (
    <OptionMenu
      label={t('insert')}
      at={menu.at}
      place={(element) => belowCaret(editor, element)}
      options={list.map((insert) => ({
        id: insert.id,
        text: insert.label,
        mark: <insert.Icon aria-hidden />,
        pick: () => menu.pick(editor, insert),
      }))}
    />
  )
}

import type { Editor } from '@tiptap/core'
import { type ReactNode, useEffect, useState } from 'react'
import { OptionMenu } from './option-menu.tsx'

export type Name = { id: string; name: string; mark?: ReactNode; note?: string }

/** People who can be named behind an @; whoever knows them is told what is looked for, and gives the list. */
export type Names = {
  label: string
  found: readonly Name[]
  onQuery: (query: string | undefined) => void
  onPick: (name: Name) => void
}

const NAME = /(?<![\p{L}\p{M}\p{N}_@])@([\p{L}\p{M}'’-]*(?: [\p{L}\p{M}'’-]*){0,3})$/u

/** The letters between an @ and the caret; nothing elsewhere. */
export function nameQuery({ state }: Editor): string | undefined {
  const { $from, empty } = state.selection
  if (!empty) return undefined
  return NAME.exec($from.parent.textBetween(0, $from.parentOffset, undefined, '\n'))?.[1]
}

/** Returns the people who fit the typed letters, the chosen one, and the key handler. */
export function useNameMenu(names: Names | undefined) {
  const [at, setAt] = useState(0)
  const [closedFor, setClosedFor] = useState<string>()
  const fitting = (query: string | undefined): readonly Name[] =>
    names === undefined || query === undefined || query === closedFor ? [] : names.found
  function pick(editor: Editor, name: Name) {
    setAt(0)
    const query = nameQuery(editor) ?? ''
    const { from } = editor.state.selection
    editor
      .chain()
      .focus()
      .deleteRange({ from: from - query.length - 1, to: from })
      .insertContent({ type: 'text', text: `@${name.name} ` })
      .run()
    names?.onPick(name)
  }
  function onKey({ key }: KeyboardEvent, editor: Editor): boolean {
    const query = nameQuery(editor)
    const list = fitting(query)
    const person = list[Math.min(at, list.length - 1)]
    if (!person) return false
    if (key === 'ArrowDown') setAt((now) => (now + 1) % list.length)
    else if (key === 'ArrowUp') setAt((now) => (now + list.length - 1) % list.length)
    else if (key === 'Escape') setClosedFor(query)
    else if (key === 'Enter' || key === 'Tab') pick(editor, person)
    else return false
    return true
  }
  return { at, fitting, pick, onKey }
}

type Props = { editor: Editor; names: Names; menu: ReturnType<typeof useNameMenu> }

/** Below the text while a name is typed behind an @. */
export function NameMenu({ editor, names, menu }: Props) {
  const query = nameQuery(editor)
  const { onQuery } = names
  useEffect(() => {
    onQuery(query)
  }, [query, onQuery])
  const list = menu.fitting(query)
  if (list.length === 0) return null
  return (
    <OptionMenu
      label={names.label}
      at={menu.at}
      options={list.map((name) => ({
        id: name.id,
        text: name.name,
        mark: name.mark,
        ...(name.note && { note: name.note }),
        pick: () => menu.pick(editor, name),
      }))}
    />
  )
}

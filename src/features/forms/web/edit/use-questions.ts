import { useState } from 'react'
import { useWide } from '#platform/web/ui/use-wide.ts'
import { type Content, FIELDS_MAX } from '../../contract/rules/content.ts'
import type { Field } from '../../contract/rules/field.ts'
import type { FieldKind } from '../../contract/rules/kinds.ts'
import { newField } from '../../contract/rules/new-content.ts'
import { newPart } from './new-part.ts'

export type Edit = (change: Partial<Content> | ((now: Content) => Content)) => void
export type Questions = ReturnType<typeof useQuestions>

export const rowId = (field: string) => `question-${field}`
export const ADD_ID = 'add-question'

/** The questions of a form and the one that is open: in a sheet on a phone, beside the list where there is room. */
export function useQuestions({ fields }: Content, edit: Edit) {
  const isWide = useWide()
  const [open, setOpen] = useState<string>()
  const opened = fields.find(({ id }) => id === open)
  const change = (next: (now: readonly Field[]) => Field[]) =>
    edit((now) => ({ ...now, fields: next(now.fields) }))
  /** A sheet gives the focus back by itself; what lies beside the list gives it to the row. */
  function close(next = open) {
    setOpen(undefined)
    if (isWide) document.getElementById(next === undefined ? ADD_ID : rowId(next))?.focus()
  }
  return {
    fields,
    opened,
    isWide,
    isFull: fields.length >= FIELDS_MAX,
    show: setOpen,
    close,
    add(kind: FieldKind) {
      const id = newPart()
      change((now) => [...now, newField(kind, id)])
      setOpen(id)
    },
    move(id: string, by: -1 | 1) {
      change((now) => {
        const at = now.findIndex((one) => one.id === id)
        const other = now[at + by]
        if (!other) return [...now]
        const next = [...now]
        next[at + by] = now[at]!
        next[at] = other
        return next
      })
    },
    change(next: Partial<Field>) {
      change((now) => now.map((one) => (one.id === open ? { ...one, ...next } : one)))
    },
    copy() {
      if (!opened) return
      const copy = { ...opened, id: newPart() }
      change((now) => now.flatMap((one) => (one.id === opened.id ? [one, copy] : [one])))
      setOpen(copy.id)
    },
    remove() {
      const at = fields.findIndex(({ id }) => id === open)
      const next = fields[at + 1] ?? fields[at - 1]
      change((now) => now.filter(({ id }) => id !== open))
      setOpen(undefined)
      if (isWide) document.getElementById(next ? rowId(next.id) : ADD_ID)?.focus()
    },
  }
}

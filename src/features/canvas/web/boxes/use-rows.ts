import * as Y from 'yjs'
import { rowsOf, type RowsName } from '../../contract/canvas-document.ts'
import { takeStep } from '../../contract/steps/steps.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'

/** Adds, changes and removes rows of a table that several people write at once; each cell is changed by itself. */
export function rowActions({ doc }: CanvasSession, name: RowsName) {
  const rows = rowsOf(doc, name)
  const placeOf = (id: string) => rows.toArray().findIndex((row) => row.get('id') === id)
  return {
    add: (row: Record<string, unknown>) =>
      rows.push([new Y.Map(Object.entries({ id: crypto.randomUUID(), ...row }))]),
    set(id: string, cells: Record<string, unknown>) {
      const place = placeOf(id)
      // Somebody else may have taken it away a moment ago.
      if (place < 0) return
      const row = rows.get(place)
      doc.transact(() => {
        for (const [cell, value] of Object.entries(cells)) row.set(cell, value)
      })
    },
    /** Takes a row away; returns how to have it back. */
    remove: (id: string) =>
      takeStep(doc, () => {
        const place = placeOf(id)
        if (place >= 0) rows.delete(place)
      }),
  }
}

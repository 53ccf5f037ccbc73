import * as Y from 'yjs'
import { rowsOf, type RowsName } from '../../contract/canvas-document.ts'
import { applyStep } from '../../contract/steps/steps.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'

/** Returns the actions on rows of a shared table; each cell changes separately. */
export function rowActions({ doc }: CanvasSession, name: RowsName) {
  const rows = rowsOf(doc, name)
  const placeOf = (id: string) => rows.toArray().findIndex((row) => row.get('id') === id)
  return {
    add: (row: Record<string, unknown>) =>
      rows.push([new Y.Map(Object.entries({ id: crypto.randomUUID(), ...row }))]),
    set(id: string, cells: Record<string, unknown>) {
      const place = placeOf(id)
      // Another member may have removed it in the meantime.
      if (place < 0) return
      const row = rows.get(place)
      doc.transact(() => {
        for (const [cell, value] of Object.entries(cells)) row.set(cell, value)
      })
    },
    /** Removes a row; returns the function that restores it. */
    remove: (id: string) =>
      applyStep(doc, () => {
        const place = placeOf(id)
        if (place >= 0) rows.delete(place)
      }),
  }
}

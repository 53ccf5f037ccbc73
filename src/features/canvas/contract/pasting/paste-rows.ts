import * as Y from 'yjs'
import { rowsOf, type RowsName } from '../canvas-document.ts'
import { applyStep } from '../steps/steps.ts'

/**
 * Adds rows to a table in one step.
 * @returns the function that undoes it, but nothing that others have written since
 */
export function pasteRows(
  doc: Y.Doc,
  { name, rows }: { name: RowsName; rows: readonly ({ id: string } & Record<string, unknown>)[] },
): () => void {
  return applyStep(doc, () => rowsOf(doc, name).push(rows.map((row) => new Y.Map(Object.entries(row)))))
}

import { commands } from '#features/cv-import/server/index.ts'
import { printTables } from './print-tables.ts'

/** Measures how well damaged CVs are read, and prints Markdown tables. */
export async function cvImportEval(): Promise<void> {
  const { evaluateCvs } = await commands.evaluation()
  const { tables } = await evaluateCvs()
  printTables(tables)
}

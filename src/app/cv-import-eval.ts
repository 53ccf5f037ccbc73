import { commands } from '#features/cv-import/server/index.ts'
import { printTables } from './print-tables.ts'

/** Measures how well bad CVs are read and prints tables in Markdown. */
export async function cvImportEval(): Promise<void> {
  const { evaluateCvs } = await commands.evaluation()
  const { tables } = await evaluateCvs()
  printTables(tables)
}

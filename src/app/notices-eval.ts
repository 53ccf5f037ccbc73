import { commands } from '#features/notices/server/index.ts'
import { printTables } from './print-tables.ts'

/** Measures how well notices are read, and prints Markdown tables. */
export async function noticesEval(): Promise<void> {
  const { evaluateNotices } = await commands.evaluation()
  printTables(evaluateNotices())
}

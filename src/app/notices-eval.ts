import { commands } from '#features/notices/server/index.ts'
import { printTables } from './print-tables.ts'

/** Measures how well notices are read and prints tables in Markdown. */
export async function noticesEval(): Promise<void> {
  const { evaluateNotices } = await commands.evaluation()
  printTables(evaluateNotices())
}

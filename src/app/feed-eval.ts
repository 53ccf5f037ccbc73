import { commands } from '#features/feed/server/index.ts'
import { printTables } from './print-tables.ts'

/** Measures how well the order of the feed serves members, and whom it lets be seen; fails when a simple one does better. */
export async function feedEval(): Promise<void> {
  const { evaluateFeed } = await commands.evaluation()
  const { tables, failures } = await evaluateFeed()
  printTables(tables)
  for (const failure of failures) console.log(`\nFAILED: ${failure}`)
  if (failures.length > 0) process.exitCode = 1
}

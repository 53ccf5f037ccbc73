import { commands } from '#features/recommendations/server/index.ts'
import { printTables } from './print-tables.ts'

/** Measures how well members are served and whether genders see the same; fails when they drift apart. */
export async function recommendationsEval(): Promise<void> {
  const { evaluateRecommendations } = await commands.evaluation()
  const { tables, failures } = await evaluateRecommendations()
  printTables(tables)
  for (const failure of failures) console.log(`\nFAILED: ${failure}`)
  if (failures.length > 0) process.exitCode = 1
}

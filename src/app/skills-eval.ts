import { commands } from '#features/skills/server/index.ts'
import { printTables } from './print-tables.ts'
import type { Command } from './run.ts'

/** Measures the engine on the labelled sets, and prints Markdown tables. */
export async function skillsEval({ config: { dataDir } }: Command): Promise<void> {
  const { evaluateAll } = await commands.evaluation()
  const note = (text: string) => process.stderr.write(`${text}\n`)
  const { vocabulary, tables, missing } = await evaluateAll({ dataDir, escoDir: process.env.ESCO_DIR, note })
  console.log(`Measured on ${vocabulary}.`)
  printTables(tables)
  for (const text of missing) console.log(`\nNot measured: ${text}`)
  if (missing.length > 0) process.exitCode = 2
}

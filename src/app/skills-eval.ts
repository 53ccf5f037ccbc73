import { commands } from '#features/skills/server/index.ts'
import type { Command } from './run.ts'

/** Measures the engine on the labelled sets and prints tables in Markdown. */
export async function skillsEval({ config: { dataDir } }: Command): Promise<void> {
  const { evaluateAll } = await commands.evaluation()
  const note = (text: string) => process.stderr.write(`${text}\n`)
  const { vocabulary, tables, missing } = await evaluateAll({ dataDir, escoDir: process.env.ESCO_DIR, note })
  console.log(`Measured on ${vocabulary}.`)
  for (const { title, rows } of tables) {
    const columns = Object.keys(rows[0]?.values ?? {})
    console.log(`\n**${title}**\n`)
    console.log(`| method | ${columns.join(' | ')} |`)
    console.log(`|---|${columns.map(() => '---:').join('|')}|`)
    for (const { method, values } of rows)
      console.log(`| ${method} | ${columns.map((column) => (values[column] ?? 0).toFixed(3)).join(' | ')} |`)
  }
  for (const text of missing) console.log(`\nNot measured: ${text}`)
  if (missing.length > 0) process.exitCode = 2
}

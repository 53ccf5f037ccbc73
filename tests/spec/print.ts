import { join } from 'node:path'
import { judge } from './judge.ts'
import { rows } from './rows.ts'

const judged = judge(join(import.meta.dirname, '..', '..'), rows)
const width = Math.max(...rows.map(({ id }) => id.length))

for (const { row, state, faults } of judged) {
  const by = row.later ?? `${row.tests.length} ${row.tests.length === 1 ? 'test' : 'tests'}`
  console.log(`${state.padEnd(8)}${row.id.padEnd(width + 2)}${row.says} (${by})`)
  for (const fault of faults) console.log(`${' '.repeat(8)}${fault}`)
}

const count = (wanted: string) => judged.filter(({ state }) => state === wanted).length
console.log(
  `${judged.length} rows: ${count('held')} held, ${count('later')} later, ${count('missing')} missing`,
)
process.exitCode = count('missing') === 0 ? 0 : 1

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const MB = 1024 * 1024
/** Fills the heap, drops everything, and prints the heap size before and after the collection of a quiet process. */
const HASTE = `
  const { spareMemory } = await import(process.argv[1])
  const fill = () => Array.from({ length: 4_000_000 }, (_, n) => ({ n })).length
  fill()
  const busy = process.memoryUsage().heapTotal
  spareMemory(50)
  while (process.memoryUsage().heapTotal >= Number(process.argv[2])) await new Promise((resolve) => setTimeout(resolve, 100))
  console.log(JSON.stringify({ busy, quiet: process.memoryUsage().heapTotal }))
`

test('an idle server returns the memory that it needed under load', async () => {
  const file = join(import.meta.dirname, 'spare-memory.ts')
  const args = [
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '-e',
    HASTE,
    file,
    String(40 * MB),
  ]
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 60_000 })
  const { busy, quiet } = JSON.parse(stdout) as { busy: number; quiet: number }
  expect(busy).toBeGreaterThan(80 * MB)
  expect(quiet).toBeLessThan(40 * MB)
})

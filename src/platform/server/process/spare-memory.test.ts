import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const MB = 1024 * 1024
/** Fills the space for new objects, forgets it all, and tells how much is held before and after a quiet while. */
const HASTE = `
  const { spareMemory } = await import(process.argv[1])
  const fill = () => Array.from({ length: 4_000_000 }, (_, n) => ({ n })).length
  fill()
  const busy = process.memoryUsage().heapTotal
  spareMemory(50)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  console.log(JSON.stringify({ busy, quiet: process.memoryUsage().heapTotal }))
`

test('a server that nobody visits gives back the memory it needed in haste', async () => {
  const file = join(import.meta.dirname, 'spare-memory.ts')
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', HASTE, file]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const { busy, quiet } = JSON.parse(stdout) as { busy: number; quiet: number }
  expect(busy).toBeGreaterThan(80 * MB)
  expect(quiet).toBeLessThan(40 * MB)
})

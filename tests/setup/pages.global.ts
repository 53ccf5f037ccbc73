import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const BUILD = `const { ensurePages } = await import('./scripts/steps/pages.mjs'); await ensurePages()`

/** Tests that start the product as an operator does need its pages; they are built only when they are stale. */
export function setup(): void {
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', BUILD], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The pages could not be built')
}

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const BUILD = `const { ensurePages } = await import('./scripts/steps/pages.mjs'); await ensurePages()`

/** Builds the pages for tests that start the product as an operator does, if they are stale. */
export function setup(): void {
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', BUILD], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The pages could not be built')
}

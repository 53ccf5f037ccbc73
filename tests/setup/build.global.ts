import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const BUILD = `const { ensureBuild } = await import('./scripts/steps/pages.mjs'); await ensureBuild()`

/** Builds what tests start as an operator does, if it is stale. */
export function setup(): void {
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', BUILD], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The product could not be built')
}

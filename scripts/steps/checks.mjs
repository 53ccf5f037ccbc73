// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { lockEveryPlatform } from './platforms.mjs'
import { tool } from './process.mjs'

const STEPS = [
  { name: 'lint', run: () => tool('oxlint', ['--deny-warnings'], { quiet: true }) },
  { name: 'format', run: () => tool('biome', ['format', '--reporter=summary'], { quiet: true }) },
  { name: 'types of the contract', run: () => types('contract') },
  { name: 'types of the server', run: () => types('server') },
  { name: 'types of the pages', run: () => types('web') },
  { name: 'types of the scripts', run: () => types('scripts') },
  { name: 'unused', run: () => tool('knip', ['--no-progress'], { quiet: true }) },
  { name: 'lock file', run: lock },
]
const HOUSE = {
  name: 'architecture',
  run: () => tool('vitest', ['run', '--project', 'house', '--reporter', 'dot'], { quiet: true }),
}

/** Runs all checks that do not need the product, concurrently, and prints errors. Returns the failed steps. */
export async function check({ architecture = true } = {}) {
  if (usesRouteTypes()) await tool('react-router', ['typegen'], { quiet: true })
  const steps = architecture ? [...STEPS, HOUSE] : STEPS
  const results = await Promise.all(steps.map(async (step) => ({ name: step.name, ...(await step.run()) })))
  for (const { name, ok, output } of results) {
    process.stdout.write(ok ? `✓ ${name}\n` : `✗ ${name}\n${output.trimEnd()}\n\n`)
  }
  return results.filter(({ ok }) => !ok).map(({ name }) => name)
}

/** @param {string} room */
function types(room) {
  return tool('tsc', ['-p', `tsconfig.${room}.json`], { quiet: true })
}

async function lock() {
  const missing = lockEveryPlatform({ write: false })
  if (missing.length === 0) return { ok: true, output: '' }
  const output = `package-lock.json lacks the programs of other systems, so npm ci refuses it. Run npm run lock.\n${missing.join('\n')}`
  return { ok: false, output }
}

/**
 * The router's generated types take a second to make and only matter to those who import them.
 * @returns {boolean}
 */
function usesRouteTypes(folder = join(root, 'src')) {
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return usesRouteTypes(path)
    return entry.name.endsWith('.tsx') && readFileSync(path, 'utf8').includes('./+types/')
  })
}

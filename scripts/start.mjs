// @ts-check
import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureDependencies } from './steps/dependencies.mjs'
import { launchers } from './steps/launchers.mjs'
import { ensureBuild } from './steps/pages.mjs'
import { root, runtime } from './steps/paths.mjs'
import { fail } from './steps/process.mjs'

const args = process.argv.slice(2)
const isServing = args.length === 0 || args[0] === 'web'
const main = isServing ? join(root, 'build', 'app', 'main.js') : join(root, 'src', 'app', 'main.ts')

await ensureDependencies()
// Only those that show pages need them; the other commands (worker, seed, dev …) must not wait for them.
if (isServing) await ensureBuild()

const node = runtime() ?? fail('There is no Node.js of version 24 or newer here.')
if (realpathSync(node) === realpathSync(process.execPath)) {
  // npm puts the installed runtime first in PATH, so usually we run on it already: one process less to start and to keep.
  process.env.ZAMAH_LAUNCHERS = launchers().join()
  process.argv[1] = main
  await import(pathToFileURL(main).href)
} else {
  launch()
}

function launch() {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', main, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ZAMAH_LAUNCHERS: [process.pid, ...launchers()].join() },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to both of us; twice would mean "at once" to the product.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => {
    const advice = existsSync(node) ? 'It does not run on this system; use Node.js 24 or newer.' : ''
    fail(`${node}: ${error.message}. ${advice}`)
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)))
}

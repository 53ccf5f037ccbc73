// What would make the first start slower than the others: an empty database, and compiled code. The product itself starts once,
// because only what runs is kept compiled.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../steps/places.mjs'
import { tool } from '../steps/process.mjs'

const PATIENCE_MS = 60_000
const quiet = '--disable-warning=ExperimentalWarning'

const template = await tool('node', [quiet, 'src/app/template.ts'], { quiet: true })
// With DATABASE_URL a machine may have no built-in database at all, and needs none.
if (template.ok) await startOnce()
else process.stderr.write(template.output)

async function startOnce() {
  const dataDir = mkdtempSync(join(tmpdir(), 'zamah-prepare-'))
  chmodSync(dataDir, 0o711)
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [quiet, join(root, 'build/app/main.js')], {
    env: { PATH, HOME, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', SEED: 'demo', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  let late = false
  const timer = setTimeout(() => {
    late = true
    child.kill('SIGKILL')
  }, PATIENCE_MS)
  let output = ''
  for await (const chunk of child.stdout) {
    output += chunk
    const [url] = /http:\/\/localhost:\d+/.exec(output) ?? []
    if (!url) continue
    await fetch(url).then(
      (answer) => answer.text(),
      () => undefined,
    )
    child.kill('SIGTERM')
    break
  }
  const [code] = await exit
  clearTimeout(timer)
  rmSync(dataDir, { recursive: true, force: true })
  // On a very busy machine the build does not wait for what only saves time later.
  if (code !== 0 && !late) throw new Error(`The server that was built does not start:\n${output}`)
}

// @ts-check
// Prepares the database template and the compile cache, so that the first start is as fast as the next ones. The product
// itself starts once, because Node caches only code that has run.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../steps/paths.mjs'
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
    env: {
      PATH,
      HOME,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      PROCESSES: '1',
      SEED: 'demo',
      LOG_LEVEL: 'warn',
    },
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
    // If this fails, the first readers only wait a little longer.
    await readAll(url, dataDir).catch(() => undefined)
    child.kill('SIGTERM')
    break
  }
  const [code] = await exit
  clearTimeout(timer)
  rmSync(dataDir, { recursive: true, force: true })
  // A very busy machine may exceed `PATIENCE_MS`: this step only saves time later, so the build goes on.
  if (code !== 0 && !late) throw new Error(`The server that was built does not start:\n${output}`)
}

/**
 * Reads the pages of a demo member, so that the first reader after a start finds them compiled.
 * @param {string} url
 * @param {string} dataDir
 */
async function readAll(url, dataDir) {
  await fetch(url).then((answer) => answer.text())
  /** @type {{ role: string, email: string, password: string }[]} */
  const accounts = JSON.parse(readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8'))
  const member = accounts.find(({ role }) => role === 'member')
  if (!member) throw new Error('The demo world has no member')
  const entered = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: member.email, password: member.password }),
  })
  const { accessToken } = /** @type {{ accessToken: string }} */ (await entered.json())
  const sid = entered.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-sid='))
  const headers = { authorization: `Bearer ${accessToken}`, cookie: `${sid?.split(';')[0]}; signed=1` }
  const description = await (await fetch(`${url}/api/openapi.json`)).json()
  const { paths } = /** @type {{ paths: Record<string, object> }} */ (description)
  const calls = Object.entries(paths)
    .filter(([path, methods]) => 'get' in methods && !/[{]|admin|export/.test(path))
    .map(([path]) => path)
  const pages = ['/dashboard', '/profile', '/opportunities', '/organisations', '/ai-skills', '/settings']
  for (const path of [...calls, ...pages])
    await fetch(url + path, { headers, redirect: 'manual' }).then((answer) => answer.arrayBuffer())
}

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from './lock.mjs'
import { root } from './places.mjs'
import { fail, tool } from './process.mjs'

const INPUTS = ['src', 'public', 'scripts', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json']
// Server rooms and tests never reach the pages: the build refuses them.
const OUTSIDE = /(^|\/)(server|app|steps)$|\.test\.tsx?$|(^|\/)scripts\/[^/]+\.mjs$/
// Whoever asks for the build may run in another mode, tests for instance; the pages are always the real ones.
const building = { quiet: true, env: { NODE_ENV: 'production' } }
const stampFile = join(root, 'build', '.zamah-stamp')

/** Builds the pages when something they are made of has changed. */
export async function ensurePages({ force = false } = {}) {
  if (!force && isCurrent()) return
  await alone('build', async () => {
    if (!force && isCurrent()) return
    process.stdout.write('Building the pages…\n')
    const before = stamp()
    const { ok, output } = await tool('react-router', ['build'], building)
    if (!ok) fail(`${output}\nThe pages could not be built.`)
    for (const step of ['scripts/pages/finish.mjs', 'src/app/compile.ts']) {
      const finished = await tool('node', [step], building)
      if (!finished.ok) fail(`${finished.output}\nThe pages could not be built.`)
    }
    writeFileSync(stampFile, JSON.stringify(before))
  })
}

// Times and sizes are compared first because that takes milliseconds; contents decide, because a fresh checkout changes the times.
function isCurrent() {
  const known = readStamp()
  if (!known) return false
  const files = list()
  const times = digestOf(files, ({ mtimeMs, size }) => `${mtimeMs} ${size}`)
  if (known.times === times) return true
  if (known.contents !== contentsOf(files)) return false
  writeFileSync(stampFile, JSON.stringify({ ...known, times }))
  return true
}

function stamp() {
  const files = list()
  return { times: digestOf(files, ({ mtimeMs, size }) => `${mtimeMs} ${size}`), contents: contentsOf(files) }
}

function contentsOf(files) {
  return digestOf(files, ({ path }) => readFileSync(join(root, path)))
}

function digestOf(files, part) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.path).update('\0').update(part(file)).update('\0')
  return hash.digest('hex')
}

function list(inputs = INPUTS) {
  return inputs.flatMap((path) => {
    const found = statSync(join(root, path), { throwIfNoEntry: false })
    if (!found || OUTSIDE.test(path)) return []
    if (!found.isDirectory()) return [{ path, mtimeMs: found.mtimeMs, size: found.size }]
    return list(readdirSync(join(root, path)).map((name) => `${path}/${name}`))
  })
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'))
  } catch {
    return undefined
  }
}

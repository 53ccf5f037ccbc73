import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './places.mjs'

/** Remembers what something was built from: files and folders, without those whose path matches `outside`. */
export function stampOf({ file, inputs, outside }) {
  const place = join(root, file)

  // Times and sizes are compared first because that takes milliseconds; contents decide, because a fresh checkout changes the times.
  function isCurrent() {
    const known = read(place)
    if (!known) return false
    const files = list(inputs, outside)
    const times = timesOf(files)
    if (known.times === times) return true
    if (known.contents !== contentsOf(files)) return false
    writeFileSync(place, JSON.stringify({ ...known, times }))
    return true
  }

  /** What is there now; the result writes it down, once it is built. */
  function take() {
    const files = list(inputs, outside)
    const text = JSON.stringify({ times: timesOf(files), contents: contentsOf(files) })
    return () => writeFileSync(place, text)
  }

  return { isCurrent, take }
}

function timesOf(files) {
  return digestOf(files, ({ mtimeMs, size }) => `${mtimeMs} ${size}`)
}

function contentsOf(files) {
  return digestOf(files, ({ path }) => readFileSync(join(root, path)))
}

function digestOf(files, part) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.path).update('\0').update(part(file)).update('\0')
  return hash.digest('hex')
}

function list(inputs, outside) {
  return inputs.flatMap((path) => {
    const found = outside.test(path) ? undefined : statSync(join(root, path), { throwIfNoEntry: false })
    if (!found) return []
    if (!found.isDirectory()) return [{ path, mtimeMs: found.mtimeMs, size: found.size }]
    return list(
      readdirSync(join(root, path)).map((name) => `${path}/${name}`),
      outside,
    )
  })
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

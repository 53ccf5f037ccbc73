// @ts-check
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** @typedef {{ path: string, mtimeMs: number, size: number }} FoundFile */
/** @typedef {(folder: string) => FoundFile[]} Walk */

/**
 * Records the inputs of a build: the files of some folders, without those whose path matches `outside`.
 * @param {{ file: string, inputs: string[], outside: RegExp }} what
 */
export function stampOf({ file, inputs, outside }) {
  const place = join(root, file)
  const list = (/** @type {Walk} */ walk) =>
    inputs.flatMap((input) => walk(input).filter(({ path }) => !outside.test(path)))

  /**
   * Times and sizes are compared first because that takes milliseconds; contents decide, because a fresh checkout changes the times.
   * @param {Walk} walk
   */
  function isCurrent(walk) {
    const known = read(place)
    if (!known) return false
    const files = list(walk)
    const times = timesOf(files)
    if (known.times === times) return true
    if (known.contents !== contentsOf(files)) return false
    writeFileSync(place, JSON.stringify({ ...known, times }))
    return true
  }

  /**
   * Reads the present files; the returned function records them after the build. Until then nothing counts as built, because
   * an interrupted build leaves half of it behind.
   * @param {Walk} walk
   */
  function take(walk) {
    const files = list(walk)
    const text = JSON.stringify({ times: timesOf(files), contents: contentsOf(files) })
    rmSync(place, { force: true })
    return () => writeFileSync(place, text)
  }

  return { isCurrent, take }
}

/**
 * Returns a cached list of all files below a folder, with their times and sizes.
 * @returns {Walk}
 */
export function walker() {
  /** @type {Map<string, FoundFile[]>} */
  const walked = new Map()
  return (folder) => {
    const files = walked.get(folder) ?? find(folder)
    walked.set(folder, files)
    return files
  }
}

/** @param {FoundFile[]} files */
function timesOf(files) {
  return digestOf(files, ({ mtimeMs, size }) => `${mtimeMs} ${size}`)
}

/** @param {FoundFile[]} files */
function contentsOf(files) {
  return digestOf(files, ({ path }) => readFileSync(join(root, path)))
}

/**
 * @param {FoundFile[]} files
 * @param {(file: FoundFile) => string | Buffer} part
 */
function digestOf(files, part) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.path).update('\0').update(part(file)).update('\0')
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {FoundFile[]}
 */
function find(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return [{ path, mtimeMs: found.mtimeMs, size: found.size }]
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) =>
    find(`${path}/${entry.name}`),
  )
}

/**
 * @param {string} path
 * @returns {{ times: string, contents: string } | undefined}
 */
function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

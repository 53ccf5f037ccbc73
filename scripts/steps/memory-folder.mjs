// @ts-check
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from './process.mjs'

const MEMORY = '/dev/shm'
const PREFIX = 'zamah-tests-'
/** A whole run with its databases, three demo worlds and their files takes about a third of this. */
const ROOM_BYTES = 6 * 1024 ** 3

/**
 * Creates a folder in memory for the data of the tests: cloning a database of 1,500 files takes a third of the time and
 * processor time there. Returns undefined if the system has no such place or too little memory.
 */
export function makeMemoryFolder() {
  try {
    removeAbandoned()
    const { bavail, bsize } = statfsSync(MEMORY)
    if (Math.min(bavail * bsize, process.availableMemory()) < ROOM_BYTES) return undefined
    const folder = mkdtempSync(join(MEMORY, `${PREFIX}${process.pid}-`))
    // The mode of /tmp: when the tests run as root, the database writes there under another account.
    chmodSync(folder, 0o1777)
    return folder
  } catch {
    return undefined
  }
}

/** Removes the folders of killed runs; the name of a folder has the id of its process. */
function removeAbandoned() {
  for (const name of readdirSync(MEMORY)) {
    const pid = Number(name.startsWith(PREFIX) ? name.slice(PREFIX.length).split('-')[0] : 0)
    if (pid && !isAlive(pid)) rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
}

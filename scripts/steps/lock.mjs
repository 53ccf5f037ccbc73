import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './paths.mjs'

/** Lets one process at a time install or build: `npm start` and `npm start worker` may begin together. */
export async function alone(name, work) {
  const folder = join(root, '.cache')
  const file = join(folder, `${name}.lock`)
  mkdirSync(folder, { recursive: true })
  while (!take(file)) await sleep(200)
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  if (!isAlive(holder(file))) rmSync(file, { force: true })
  return false
}

function holder(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

// A number that cannot be read yet belongs to somebody who is writing it just now.
function isAlive(pid) {
  if (!pid) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

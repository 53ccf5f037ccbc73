// @ts-check
import { readFileSync } from 'node:fs'

/**
 * The processes that started us from npm's command on, nearest first. The product watches them and leaves with them, because
 * a launcher killed with SIGKILL passes no signal on. Empty when a person or a supervisor started us directly.
 */
export function launchers() {
  if (!process.env.npm_lifecycle_script?.includes('scripts/start.mjs')) return []
  const parent = process.ppid
  // npm runs its scripts through `sh -c`, and some shells stay in between.
  const beyond = isShell(parent) ? parentOf(parent) : undefined
  return beyond ? [parent, beyond] : [parent]
}

/** @param {number} pid */
function isShell(pid) {
  return read(`/proc/${pid}/cmdline`)?.split('\0')[1] === '-c'
}

/** @param {number} pid */
function parentOf(pid) {
  const stat = read(`/proc/${pid}/stat`)
  return Number(
    stat
      ?.slice(stat.lastIndexOf(')') + 1)
      .trim()
      .split(' ')[1],
  )
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

// @ts-check
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { bin, root } from './paths.mjs'

/** @typedef {{ quiet?: boolean, env?: Record<string, string>, cwd?: string }} RunOptions */
/** @typedef {{ ok: boolean, output: string }} Outcome */

/**
 * Runs a command. With `quiet` its output comes back instead of being shown.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Outcome>}
 */
export function run(command, args, { quiet = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/**
 * Runs a program of the installed packages on the pinned Node.js.
 * @param {string} name
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function tool(name, args, options) {
  return run(join(bin, name), args, options)
}

/**
 * Runs npm, the same one that started us when there is one.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function npm(args, options) {
  const cli = process.env.npm_execpath
  if (cli && /npm-cli\.[cm]?js$/.test(cli)) return run(process.execPath, [cli, ...args], options)
  return run('npm', args, options)
}

/**
 * Returns whether a process with this id runs, whoever owns it.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/**
 * Ends with a message for the person at the terminal, without a stack trace.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  process.stderr.write(`${message.trimEnd()}\n`)
  process.exit(1)
}

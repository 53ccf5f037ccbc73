import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/** Keeps compiled code between starts, which takes half of their work away; where it cannot be written, nothing is lost. */
export function keepCompiledCode(): void {
  enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/zamah-code'))
}

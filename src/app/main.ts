import { keepCompiledCode } from './compiled-code.ts'

keepCompiledCode()
// Only now: what a module imports statically is compiled before its first line runs.
const { run } = await import('./run.ts')
await run()

import { keepCompiledCode } from './compiled-code.ts'

keepCompiledCode()
// Imported only now, because a static import compiles before the first line runs.
const { run } = await import('./run.ts')
await run()

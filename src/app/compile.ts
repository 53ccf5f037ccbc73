// The build's last step: prepares what every start needs, so that the first start is as quick as the others.
import { flushCompileCache } from 'node:module'
import { keepCompiledCode } from './compiled-code.ts'

keepCompiledCode()
const { BUILD } = await import('./serve.ts')
const { loadBuiltPages } = await import('#platform/server/pages/render-page.ts')
await Promise.all([
  import('./run.ts'),
  import('pg-boss'),
  loadBuiltPages(BUILD).then((pages) => pages.open()),
])
flushCompileCache()
const { makeTemplate } = await import('./template.ts')
// With DATABASE_URL a machine may have no built-in database at all, and needs none.
await makeTemplate().catch((error: unknown) => process.stderr.write(`${String(error)}\n`))

import { ensureDependencies } from './steps/dependencies.mjs'
import { ensurePages } from './steps/pages.mjs'

await ensureDependencies()
await ensurePages({ force: true })

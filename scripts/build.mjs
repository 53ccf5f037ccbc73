// @ts-check
import { ensureDependencies } from './steps/dependencies.mjs'
import { ensureBuild } from './steps/pages.mjs'

await ensureDependencies()
await ensureBuild({ force: true })

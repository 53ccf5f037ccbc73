// @ts-check
import { check } from './steps/checks.mjs'
import { ensureDependencies } from './steps/dependencies.mjs'

await ensureDependencies()
const failed = await check()
process.exitCode = failed.length === 0 ? 0 : 1

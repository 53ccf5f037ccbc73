// @ts-check
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { check } from './steps/checks.mjs'
import { ensureChromium } from './steps/chromium.mjs'
import { ensureDependencies } from './steps/dependencies.mjs'
import { ensureBuild } from './steps/pages.mjs'
import { root } from './steps/paths.mjs'
import { tool } from './steps/process.mjs'

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {{ name: string, status: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }} TestFile */
/** @typedef {{ testResults: TestFile[], numPassedTests: number, numFailedTests: number }} UnitReport */
/** @typedef {{ stats?: { expected: number, flaky: number, unexpected: number }, errors?: { message?: string }[] }} JourneyReport */

const reports = mkdtempSync(join(tmpdir(), 'zamah-reports-'))
const journeys = join(root, 'e2e', 'playwright.config.ts')

await ensureDependencies()
const browser = existsSync(journeys) ? await ensureChromium() : undefined

const wrong = await check({ architecture: false })
const units = await runUnits()
const walks = browser ? await runJourneys(browser) : { passed: 0, failed: 0, names: [] }
rmSync(reports, { recursive: true, force: true })

const passed = units.passed + walks.passed
const failed = units.failed + walks.failed + wrong.length
const failures = [...units.names, ...walks.names]
if (failures.length > 0) process.stdout.write(`Failed tests:\n${failures.join('\n')}\n`)
if (wrong.length > 0) process.stdout.write(`Failed checks: ${wrong.join(', ')}\n`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
process.stdout.write(`${passed} passed, ${failed} failed\n`)

async function runUnits() {
  const file = join(reports, 'vitest.json')
  const { ok } = await tool('vitest', ['run'], { env: { REPORTS_DIR: reports } })
  /** @type {UnitReport | undefined} */
  const report = read(file)
  if (!report) return { passed: 0, failed: 1, names: ['- The tests of the product ended without a report.'] }
  const red = report.testResults.filter((each) => each.status === 'failed')
  const broken = red.filter((each) => !each.assertionResults.some(isFailed))
  const counts = judge(ok, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
  })
  /** @type {string[]} */
  const errors = read(join(reports, 'unhandled.json')) ?? []
  const outside = errors.map((error) => `- outside of any test: ${firstLines(error)}`)
  return { ...counts, names: [...red.flatMap(namesOf), ...outside] }
}

/**
 * What failed in a file, each with the first lines of its reason: said once more at the very end,
 * where a long log is read first.
 * @param {TestFile} file
 */
function namesOf(file) {
  const path = relative(root, file.name)
  const tests = file.assertionResults.filter(isFailed)
  if (tests.length === 0) return [`- ${path}: ${firstLines(file.message)}`]
  return tests.map((test) => `- ${path} › ${test.fullName}: ${firstLines(test.failureMessages?.[0])}`)
}

/** @param {string | undefined} text */
function firstLines(text = '') {
  return text.split('\n').slice(0, 3).join(' ').slice(0, 400)
}

/** @param {string} path */
async function runJourneys(path) {
  await ensureBuild()
  const file = join(reports, 'playwright.json')
  const env = { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const { ok } = await tool('playwright', ['test', '--config', journeys, '--reporter=line,json'], { env })
  /** @type {JourneyReport | undefined} */
  const report = read(file)
  const stats = report?.stats
  const names = (report?.errors ?? []).map(
    ({ message }) => `- outside of any journey: ${firstLines(message)}`,
  )
  if (!stats) return { passed: 0, failed: 1, names: [...names, '- The journeys ended without a report.'] }
  return { ...judge(ok, { passed: stats.expected + stats.flaky, failed: stats.unexpected }), names }
}

/**
 * A runner can fail without a failed test: an error outside of any test, or in what it starts.
 * @param {boolean} ok
 * @param {Counts} counts
 */
function judge(ok, counts) {
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

/** @param {{ status: string }} result */
function isFailed({ status }) {
  return status === 'failed'
}

/** @param {string} path */
function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

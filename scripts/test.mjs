// @ts-check
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { check } from './steps/checks.mjs'
import { ensureChromium } from './steps/chromium.mjs'
import { ensureDependencies } from './steps/dependencies.mjs'
import { makeMemoryFolder } from './steps/memory-folder.mjs'
import { ensureBuild } from './steps/pages.mjs'
import { root } from './steps/paths.mjs'
import { tool } from './steps/process.mjs'
import { byFile, journeysOf, stopwatch, table } from './steps/times.mjs'

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {import('./steps/times.mjs').Timed} Timed */
/** @typedef {{ name: string, status: string, startTime: number, endTime: number, message?: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }} TestFile */
/** @typedef {{ testResults: TestFile[], numPassedTests: number, numFailedTests: number }} UnitReport */
/** @typedef {{ suites?: import('./steps/times.mjs').Suite[], stats?: { expected: number, unexpected: number }, errors?: { message?: string }[] }} JourneyReport */
/** @typedef {Counts & { names: string[], files: Timed[] }} Outcome */

const reports = mkdtempSync(join(tmpdir(), 'zamah-reports-'))
const journeys = join(root, 'e2e', 'playwright.config.ts')

await ensureDependencies()
const browser = existsSync(journeys) ? await ensureChromium() : undefined

const memory = makeMemoryFolder()
/** @type {Record<string, string>} */
const place = memory ? { TMPDIR: memory } : {}

const { time, parts } = stopwatch()
const wrong = await time('checks', () => check({ architecture: false }))
await time('build', () => ensureBuild())
const outcomes = [
  await time('tests of the house and the product', () => runUnits(['house', 'product', 'workers'])),
  await time('tests of the running product', () => runUnits(['operation'])),
  ...(browser ? [await time('journeys', () => runJourneys(browser))] : []),
]
for (const folder of [reports, memory]) if (folder) rmSync(folder, { recursive: true, force: true })

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, wrong.length)
const failures = outcomes.flatMap(({ names }) => names)
process.stdout.write(`${table({ parts, files: outcomes.flatMap(({ files }) => files) })}\n`)
if (failures.length > 0) process.stdout.write(`Failed tests:\n${failures.join('\n')}\n`)
if (wrong.length > 0) process.stdout.write(`Failed checks: ${wrong.join(', ')}\n`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
process.stdout.write(`${passed} passed, ${failed} failed\n`)

/**
 * @param {string[]} projects
 * @returns {Promise<Outcome>}
 */
async function runUnits(projects) {
  const folder = mkdtempSync(join(reports, 'units-'))
  const which = projects.flatMap((project) => ['--project', project])
  const { ok } = await tool('vitest', ['run', ...which], { env: { ...place, REPORTS_DIR: folder } })
  /** @type {UnitReport | undefined} */
  const report = read(join(folder, 'vitest.json'))
  if (!report)
    return { passed: 0, failed: 1, names: ['- The tests of the product ended without a report.'], files: [] }
  const red = report.testResults.filter((each) => each.status === 'failed')
  const broken = red.filter((each) => !each.assertionResults.some(isFailed))
  const counts = judge(ok, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
  })
  /** @type {string[]} */
  const errors = read(join(folder, 'unhandled.json')) ?? []
  const outside = errors.map((error) => `- outside of any test: ${firstLines(error)}`)
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
  return { ...counts, names: [...red.flatMap(namesOf), ...outside], files }
}

/**
 * Lists the failed tests of a file with the first lines of their reasons, for the end of the log, where people look first.
 * @param {TestFile} file
 */
function namesOf(file) {
  const path = relative(root, file.name)
  const tests = file.assertionResults.filter(isFailed)
  if (tests.length === 0) return [`- ${path}: ${firstLines(file.message)}`]
  return tests.map((test) => `- ${path} › ${test.fullName}: ${firstLines(test.failureMessages?.[0])}`)
}

/**
 * Shortens a reason, without colours; what was received stands a few lines below what was expected.
 * @param {string | undefined} text
 */
function firstLines(text = '') {
  return stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => !/^\s*at /.test(line))
    .slice(0, 14)
    .join(' ')
    .replaceAll(/ {2,}/g, ' ')
    .slice(0, 900)
}

/**
 * @param {string} path
 * @returns {Promise<Outcome>}
 */
async function runJourneys(path) {
  const file = join(reports, 'playwright.json')
  const env = { ...place, CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const { ok } = await tool('playwright', ['test', '--config', journeys, '--reporter=line,json'], { env })
  /** @type {JourneyReport | undefined} */
  const report = read(file)
  const stats = report?.stats
  const walked = journeysOf(report?.suites ?? []).map((one) => ({ ...one, file: `e2e/${one.file}` }))
  const names = [
    ...walked.filter((one) => !one.ok).map((one) => `- ${one.file} › ${one.title}: ${firstLines(one.error)}`),
    ...(report?.errors ?? []).map(({ message }) => `- outside of any journey: ${firstLines(message)}`),
  ]
  if (!stats)
    return { passed: 0, failed: 1, names: [...names, '- The journeys ended without a report.'], files: [] }
  const counts = judge(ok, { passed: stats.expected, failed: stats.unexpected })
  return { ...counts, names, files: byFile(walked) }
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

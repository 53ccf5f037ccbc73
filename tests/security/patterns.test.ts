// Imported first, to record the patterns of the other modules.
import { allPatterns } from './recorded-patterns.ts'
import { describe, expect, test } from 'vitest'
import { routes } from '#app/compose.ts'
import { hostileTexts } from './hostile-texts.ts'
import { within } from './json-schema.ts'
import { described } from './requests.ts'
import { startProcessorTime } from '#tests/setup/processor-time.ts'

/** The size of a large body; a careless pattern retries endlessly on text that does not match. */
const LENGTH = 200_000
const MAX_MS = 250

const STARTS = [
  '',
  ' ',
  'a',
  'a@',
  'a@a.',
  '+1',
  'https://',
  'mailto:',
  'mailto:a@',
  'tel:',
  '/',
  'a-',
  '2026-01-01',
]
const PIECES = [
  'a',
  'A',
  '1',
  ' ',
  '.',
  '-',
  '@',
  '/',
  ',',
  '\n',
  'č',
  'a.',
  '.a',
  'a-',
  '-a',
  'a,',
  ' 1',
  'a@',
  'a ',
  'a/',
]
const ENDS = ['', '@', '!', '\0', '\ud800', ' x']

const patterns = new Set(
  described.flatMap(({ body, operation }) =>
    [...(body ? [body] : []), ...operation.parameters.map(({ schema }) => schema)].flatMap((schema) =>
      [...within(schema)].flatMap(({ pattern }) => pattern ?? []),
    ),
  ),
)

test('there are patterns to judge', () => {
  expect(patterns.size).toBeGreaterThan(5)
})

test('no long text for a field with a pattern keeps the server busy', () => {
  const slow = new Map<RegExp, string>()
  const judged = [...patterns].map((source) => new RegExp(source, 'u'))
  // Short texts first: a pattern that is slow with one would never return from a long one.
  for (const text of longTexts())
    for (const pattern of judged.filter((one) => !slow.has(one))) {
      const ms = costOf(pattern, text)
      if (ms >= MAX_MS) slow.set(pattern, `${JSON.stringify(text.slice(0, 16))}… ${Math.round(ms)} ms`)
    }
  expect(slow).toEqual(new Map())
})

/** Builds each text once for all patterns, the short one of each kind first. */
function* longTexts(): Generator<string> {
  for (const start of STARTS)
    for (const piece of PIECES)
      for (const end of ENDS)
        for (const length of [LENGTH / 20, LENGTH]) yield start + piece.repeat(length / piece.length) + end
}

/** Returns processor time, the least of three, because the machine has other work too. */
function costOf(pattern: RegExp, text: string): number {
  let least = Infinity
  for (let tries = 0; tries < 3 && least > MAX_MS; tries += 1) {
    const time = startProcessorTime()
    if (pattern.global) text.replace(pattern, '')
    else pattern.test(text)
    least = Math.min(least, time())
  }
  return least
}

/**
 * Lengths at which quadratic patterns cost two hundred times as much; short ones first, because some never return from a
 * long one.
 */
const LENGTHS = [24, 32, 48, 64, 96, 300, 2000, 20_000]
/** Reading a text once takes less than a tenth of it. */
const ONCE_MS = 40

/** Modules that run on both sides, and features in which people write to each other and in public. */
const MET =
  /^src\/(?:platform\/contract|features\/[\w-]+\/contract|features\/(?:messaging|moderation|network|discussions|notifications|offline)\/(?:server|web))\//
/** Patterns in a worker with a time limit, which stops quadratic ones; here faster growth is found. */
const IN_A_WORKER = /^src\/features\/(?:cv-import|notices)\/server\//
const WORKER_LENGTH = 300

/** Longest inputs of these patterns, by the code beside them. */
const AT_MOST: Readonly<Record<string, number>> = {
  'src/platform/contract/amount.ts': 40,
  'src/platform/contract/redaction/contact-details.ts': 2000,
  'src/platform/contract/redaction/redaction.ts': 100,
  'src/features/canvas/contract/pasting/read-table.ts': 500,
}

describe('patterns of the product, those that a file puts together included', () => {
  const all = allPatterns()
  const met = all.filter(({ paths }) => paths.some((path) => MET.test(path)))
  const inWorker = all.filter(({ paths }) => paths.some((path) => IN_A_WORKER.test(path)))

  test('are found', () => {
    expect(routes.length).toBeGreaterThan(100)
    expect(met.length).toBeGreaterThan(60)
    expect(inWorker.length).toBeGreaterThan(300)
  })

  test('read what people wrote once, however it is written', () => {
    expect(
      met.flatMap(({ name, paths, pattern }) =>
        slowest(pattern, AT_MOST[paths[0] ?? '']).map((text) => `${paths[0]} ${name} ${text}`),
      ),
    ).toEqual([])
  }, 300_000)

  test('end with every line of a file or a notice', () => {
    expect(
      inWorker.flatMap(({ name, paths, pattern }) =>
        slowest(pattern, WORKER_LENGTH).map((text) => `${paths[0]} ${name} ${text}`),
      ),
    ).toEqual([])
  }, 300_000)
})

/** Returns a hostile text on which the pattern backtracks; nothing where it reads each part once. */
function slowest(pattern: RegExp, most = Infinity): string[] {
  const every = new RegExp(pattern.source, [...new Set(`${pattern.flags}g`.replace('y', ''))].join(''))
  const texts = hostileTexts(pattern)
  for (const length of LENGTHS.filter((one) => one <= most))
    for (const make of texts)
      if (isSlow(every, make(length))) return [`${length} × ${JSON.stringify(make(length).slice(0, 16))}`]
  return []
}

/**
 * Returns whether a pattern is slow, and more than twice as slow as at half the length: much to search is not backtracking.
 * Three tries, because the machine has other work too.
 */
function isSlow(pattern: RegExp, text: string): boolean {
  return [1, 2, 3].every(() => {
    const whole = costOf(pattern, text)
    return whole > ONCE_MS && whole > 3 * costOf(pattern, text.slice(0, text.length / 2) + text.slice(-1))
  })
}

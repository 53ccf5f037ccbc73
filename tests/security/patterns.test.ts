import { expect, test } from 'vitest'
import { within } from './json-schema.ts'
import { described } from './requests.ts'

/** As much as a body may carry; what does not match makes a careless pattern try again and again. */
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

test.each([...patterns])(
  'nobody keeps the server busy with a long text for %s',
  (source) => {
    const pattern = new RegExp(source, 'u')
    const slow: string[] = []
    for (const start of STARTS)
      for (const piece of PIECES)
        for (const end of ENDS) {
          // Short first: a pattern that is slow there would never come back from a long one.
          for (const length of [LENGTH / 20, LENGTH]) {
            const ms = costOf(pattern, start + piece.repeat(length / piece.length) + end)
            if (ms < MAX_MS) continue
            slow.push(`${JSON.stringify(start + piece)}… ${Math.round(ms)} ms`)
            break
          }
        }
    expect(slow).toEqual([])
  },
  120_000,
)

/** Time of the processor, the least of three, because the machine has other things to do too. */
function costOf(pattern: RegExp, text: string): number {
  let least = Infinity
  for (let tries = 0; tries < 3 && least > MAX_MS; tries += 1) {
    const before = process.cpuUsage()
    pattern.test(text)
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

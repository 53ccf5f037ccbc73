// @ts-check

/** @typedef {{ name: string, seconds: number }} Timed */
/** @typedef {{ file: string, specs?: { title: string, ok: boolean, tests: { results: { duration: number, error?: { message?: string } }[] }[] }[], suites?: Suite[] }} Suite */

const SLOWEST = 20

/** Measures the parts of a run, one after the other. */
export function stopwatch() {
  /** @type {Timed[]} */
  const parts = []
  return {
    parts,
    /**
     * @template T
     * @param {string} name
     * @param {() => Promise<T>} work
     * @returns {Promise<T>}
     */
    async time(name, work) {
      const began = performance.now()
      const result = await work()
      parts.push({ name, seconds: (performance.now() - began) / 1000 })
      return result
    },
  }
}

/**
 * Formats the time of a run by part, and the slowest files.
 * @param {{ parts: Timed[], files: Timed[] }} times
 */
export function table({ parts, files }) {
  const whole = { name: 'all', seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0) }
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  return [
    'Time by part:',
    ...[...parts, whole].map(line),
    `The ${slowest.length} slowest files, some side by side:`,
    ...slowest.map(line),
  ].join('\n')
}

/** @param {Timed} timed */
function line({ name, seconds }) {
  const minutes = Math.floor(seconds / 60)
  const rest = minutes > 0 ? Math.floor(seconds % 60).toString() : (seconds % 60).toFixed(1)
  return `  ${`${minutes > 0 ? `${minutes} min ` : ''}${rest} s`.padStart(12)}  ${name}`
}

/**
 * Every journey of a report of Playwright, whose files hold groups in groups.
 * @param {readonly Suite[]} suites
 * @returns {{ file: string, title: string, ok: boolean, seconds: number, error?: string }[]}
 */
export function journeysOf(suites) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.map(({ title, ok, tests }) => {
      const results = tests.flatMap((one) => one.results)
      const error = results.find((result) => result.error)?.error?.message
      const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000
      return { file, title, ok, seconds, ...(error && { error }) }
    }),
    ...journeysOf(inner),
  ])
}

/**
 * The time of each file from those of its tests.
 * @param {readonly { file: string, seconds: number }[]} tests
 * @returns {Timed[]}
 */
export function byFile(tests) {
  /** @type {Map<string, number>} */
  const files = new Map()
  for (const { file, seconds } of tests) files.set(file, (files.get(file) ?? 0) + seconds)
  return [...files].map(([name, seconds]) => ({ name, seconds }))
}

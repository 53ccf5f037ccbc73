import { type Guard, isTest, type Source } from './source.ts'

const CAP = 300
const TEST_CAP = 600
const MEDIAN = 60
const NINTH_DECILE = 200
const ENOUGH_TO_JUDGE = 50

/** Limits the size of files, each and in total. */
export const sizes: Guard = (sources) => {
  const tooLong = sources
    .filter(({ path, lines }) => lines > (isTest(path) ? TEST_CAP : CAP))
    .map(({ path, lines }) => `${path} has ${lines} lines`)
  return [...tooLong, ...distribution(sources.filter(({ path }) => !isTest(path)))]
}

function distribution(sources: Source[]): string[] {
  if (sources.length <= ENOUGH_TO_JUDGE) return []
  const sorted = sources.map(({ lines }) => lines).sort((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)]!
  const decile = sorted[Math.floor(sorted.length * 0.9)]!
  return [
    ...(median > MEDIAN ? [`the median file has ${median} lines`] : []),
    ...(decile > NINTH_DECILE ? [`every tenth file has more than ${decile} lines`] : []),
  ]
}

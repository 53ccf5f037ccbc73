/** Below this many milliseconds nothing is weighed: the clock of processor time has steps of four. */
const WEIGHED_MS = 40
/** What the reference work takes on the machine for which the limits of the tests were chosen. */
const REFERENCE_MS = 35
const ROWS = Array.from({ length: 4000 }, (_, n) => ({ n, name: `Ime ${n}`, note: 'ž'.repeat(n % 60) }))

/**
 * Measures milliseconds of this thread's processor time, because a busy machine is not the code's fault. A slower processor,
 * or a crowded one, is not either: what is dear is divided by how much longer known work takes beside it.
 */
export function costOf(work: () => unknown): number {
  const begun = process.threadCpuUsage()
  work()
  return weighed(spentSince(begun))
}

function spentSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(begun)
  return (user + system) / 1000
}

function weighed(spent: number): number {
  return spent < WEIGHED_MS ? spent : spent / Math.max(1, referenceMs() / REFERENCE_MS)
}

function referenceMs(): number {
  const begun = process.threadCpuUsage()
  for (let round = 0; round < 4; round += 1) JSON.parse(JSON.stringify(ROWS))
  return spentSince(begun)
}

const TRIES = 4

/**
 * Measures milliseconds of this thread's processor time until one try stays below the limit: a crowded processor and the
 * garbage of earlier tests make any single one dear, and what is dear by itself is so each time.
 */
export async function leastCostOf<Given = void>(
  work: (given: Given) => unknown,
  { below, prepare }: { below: number; prepare?: () => Promise<Given> },
): Promise<number> {
  let least = Infinity
  for (let tries = 0; tries < TRIES && least >= below; tries += 1) {
    const given = (await prepare?.()) as Given
    const begun = process.threadCpuUsage()
    await work(given)
    least = Math.min(least, weighed(spentSince(begun)))
  }
  return least
}

/** Milliseconds that warming up, garbage collection and a clock of whole milliseconds may add. */
const SLACK_MS = 60
const TIMES = 4
const GROWTH_MAX = 9

/**
 * Returns by how much the cost of a text grows beyond its length; `undefined` if four times the text costs about four times
 * as much. Quadratic code takes sixteen times as much.
 */
export function growthOf(make: (length: number) => string, { length, read }: Growth): string | undefined {
  const small = make(length)
  const large = make(length * TIMES)
  const cheap = Math.min(
    costOf(() => read(small)),
    costOf(() => read(small)),
  )
  let dear = costOf(() => read(large))
  if (dear > SLACK_MS + cheap * GROWTH_MAX)
    dear = Math.min(
      dear,
      costOf(() => read(large)),
    )
  return dear > SLACK_MS + cheap * GROWTH_MAX
    ? `${JSON.stringify(large.slice(0, 60))}…: ${cheap} ms, and ${dear} ms for ${TIMES} times the length`
    : undefined
}

type Growth = { length: number; read: (text: string) => unknown }

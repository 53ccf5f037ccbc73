/** Measures milliseconds of this thread's processor time, because a busy machine is not the code's fault. */
export function costOf(work: () => unknown): number {
  const begun = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(begun)
  return (user + system) / 1000
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

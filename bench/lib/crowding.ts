import { loadavg } from 'node:os'

/**
 * How much the machine was shared while something was measured: called once at the start, the answer once at the end.
 * Figures in seconds mean little on a machine that had to share its processors.
 */
export function crowding(): () => string {
  const shares: number[] = []
  const timer = setInterval(() => shares.push(share()), 2000)
  timer.unref()
  shares.push(share())
  return () => {
    clearInterval(timer)
    shares.push(share())
    const middle = shares.toSorted((a, b) => a - b)[shares.length >> 1] ?? 1
    return `${Math.round(middle * 100)} % ours when it computed, load ${loadavg()[0]?.toFixed(1)}`
  }
}

/** Which part of its time a short computation really had a processor. */
function share(): number {
  const before = process.cpuUsage()
  const begun = performance.now()
  while (performance.now() - begun < 8) Math.sqrt(begun)
  const { user, system } = process.cpuUsage(before)
  return Math.min(1, (user + system) / 1000 / (performance.now() - begun))
}

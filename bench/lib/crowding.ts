import { loadavg } from 'node:os'

/**
 * Reports how much the machine was shared during a measurement: call it at the start, and its result at the end. Figures in
 * seconds mean little on shared processors.
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

/** Returns the share of time in which a short computation had a processor. */
function share(): number {
  const before = process.cpuUsage()
  const begun = performance.now()
  while (performance.now() - begun < 8) Math.sqrt(begun)
  const { user, system } = process.cpuUsage(before)
  return Math.min(1, (user + system) / 1000 / (performance.now() - begun))
}

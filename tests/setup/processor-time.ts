/**
 * Starts to measure the processor time of this process with all its threads, in milliseconds. Unlike the time that passes, it
 * is the same on a machine that does other work.
 */
export function startProcessorTime(): () => number {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
}

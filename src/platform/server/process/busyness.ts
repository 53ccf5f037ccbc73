import { performance } from 'node:perf_hooks'

/** Share of its time in which the thread of requests works. */
const BUSY = 0.6
const QUIET = 0.1
/** Longer than a product that has just started needs to get warm, because another start would take the processor from it. */
const BUSY_LOOKS = 8
const QUIET_LOOKS = 300

/** Looks once a second at how much the thread of requests has to do. */
export class Busyness {
  #before = performance.eventLoopUtilization()
  #busyLooks = 0
  #quietLooks = 0

  /** Busy after eight busy seconds in a row, quiet after five quiet minutes; then it begins to count anew. */
  look(utilization = this.#measure()): 'busy' | 'quiet' | 'neither' {
    this.#busyLooks = utilization > BUSY ? this.#busyLooks + 1 : 0
    this.#quietLooks = utilization < QUIET ? this.#quietLooks + 1 : 0
    if (this.#busyLooks >= BUSY_LOOKS) {
      this.#busyLooks = 0
      return 'busy'
    }
    if (this.#quietLooks < QUIET_LOOKS) return 'neither'
    this.#quietLooks = 0
    return 'quiet'
  }

  #measure(): number {
    const { utilization } = performance.eventLoopUtilization(this.#before)
    this.#before = performance.eventLoopUtilization()
    return utilization
  }
}

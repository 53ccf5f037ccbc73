import { performance } from 'node:perf_hooks'

/** Share of its time in which the thread of requests works. */
const BUSY = 0.6
const QUIET = 0.1
const QUIET_LOOKS = 300

/** Looks once a second at how much the thread of requests has to do. */
export class Busyness {
  #before = performance.eventLoopUtilization()
  #busyLooks = 0
  #quietLooks = 0

  /** Busy after two busy seconds in a row, quiet after five quiet minutes; then it begins to count anew. */
  look(utilization = this.#measure()): 'busy' | 'quiet' | 'neither' {
    this.#busyLooks = utilization > BUSY ? this.#busyLooks + 1 : 0
    this.#quietLooks = utilization < QUIET ? this.#quietLooks + 1 : 0
    if (this.#busyLooks >= 2) {
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

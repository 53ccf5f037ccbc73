import { performance } from 'node:perf_hooks'

/** Share of its time in which the thread of requests works. */
const BUSY = 0.6
const IDLE = 0.1
/** Longer than a product that has just started needs to get warm, because another start would take the processor from it. */
const BUSY_SAMPLES = 8
const IDLE_SAMPLES = 300

/** Samples once a second how much the thread of requests has to do. */
export class EventLoopLoad {
  #before = performance.eventLoopUtilization()
  #busySamples = 0
  #idleSamples = 0

  /** Busy after eight busy seconds in a row, idle after five idle minutes; then it begins to count anew. */
  sample(utilization = this.#measure()): 'busy' | 'idle' | 'neither' {
    this.#busySamples = utilization > BUSY ? this.#busySamples + 1 : 0
    this.#idleSamples = utilization < IDLE ? this.#idleSamples + 1 : 0
    if (this.#busySamples >= BUSY_SAMPLES) {
      this.#busySamples = 0
      return 'busy'
    }
    if (this.#idleSamples < IDLE_SAMPLES) return 'neither'
    this.#idleSamples = 0
    return 'idle'
  }

  #measure(): number {
    const { utilization } = performance.eventLoopUtilization(this.#before)
    this.#before = performance.eventLoopUtilization()
    return utilization
  }
}

import { HOUR_MS } from './durations.ts'

/** Responses carry whole seconds and take time to arrive, so a smaller difference is no new information. */
const UNSURE_MS = 3000
/** How old a page may be when it is opened: the hour in which it was drawn, and what a cache adds. */
const PAGE_MAX_AGE_MS = 2 * HOUR_MS

/**
 * The clock of the server on a device whose own may be wrong by hours: what the server said, and how much time went by on
 * the device since that was heard. Whatever counts down to a moment of the server asks this and nothing else, so that no
 * time is taken off twice when the server says its time anew.
 */
export class ServerClock {
  #said = Number.NEGATIVE_INFINITY
  #ahead = 0

  /** Takes what the server said, and when by the clock of the device that was heard; what is older than the last is no news. */
  hear(serverTime: string, heardAt: number): void {
    const at = Date.parse(serverTime)
    if (!(at > this.#said)) return
    this.#said = at
    const ahead = at - heardAt
    if (Math.abs(ahead - this.#ahead) > UNSURE_MS) this.#ahead = ahead
  }

  /**
   * Takes what a page says that is kept for an hour: the device's own minutes are better, unless the page is of its future,
   * or was already older than a page may be when it was opened, `openFor` ms ago.
   */
  hearPage(serverTime: string, heardAt: number, openFor: number): void {
    const age = this.at(heardAt) - Date.parse(serverTime)
    if (age < 0 || age - openFor > PAGE_MAX_AGE_MS) this.hear(serverTime, heardAt)
  }

  /** The moment of the server at a moment of the device. */
  at(device: number): number {
    return device + this.#ahead
  }
}

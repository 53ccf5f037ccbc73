/** Fewer than this are counted each time. */
const MANY = 5000
const FRESH_MS = 20_000
const KEPT_MS = 10 * 60_000
const MOST = 300

type Kept<T> = { at: number; value: T; renewing: boolean }

/**
 * Counts over many opportunities, kept for some seconds: nobody sees whether there are 41,233 or 41,235. Older ones
 * are given once more while they are made anew.
 */
export class KeptCounts<T extends { total: number }> {
  readonly #kept = new Map<string, Kept<T>>()

  async get(key: string, count: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key)
    const age = known ? Date.now() - known.at : Number.POSITIVE_INFINITY
    if (!known || age > KEPT_MS) return this.#make(key, count)
    if (age > FRESH_MS && !known.renewing) {
      known.renewing = true
      void this.#make(key, count).catch(() => {
        known.renewing = false
      })
    }
    return known.value
  }

  async #make(key: string, count: () => Promise<T>): Promise<T> {
    const value = await count()
    this.#kept.delete(key)
    if (value.total < MANY) return value
    if (this.#kept.size >= MOST) this.#kept.delete(this.#kept.keys().next().value ?? '')
    this.#kept.set(key, { at: Date.now(), value, renewing: false })
    return value
  }
}

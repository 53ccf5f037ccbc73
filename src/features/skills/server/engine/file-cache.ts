import { statSync } from 'node:fs'

/**
 * Caches a value that is expensive to make from a file: concurrent callers share one run, and a changed file is read again.
 */
export class FileCache<T> {
  #made: Promise<T> | undefined
  #fileOf = -1
  readonly #path: string
  readonly #make: () => Promise<T>

  /** `make` is also called for a missing file. */
  constructor(path: string, make: () => Promise<T>) {
    this.#path = path
    this.#make = make
  }

  current(): Promise<T> {
    const file = statSync(this.#path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (this.#made && file === this.#fileOf) return this.#made
    this.#fileOf = file
    const making = this.#make().catch((error: unknown) => {
      // The next call tries again.
      if (this.#made === making) this.#made = undefined
      throw error
    })
    return (this.#made = making)
  }
}

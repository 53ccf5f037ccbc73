type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array

/** A typed array that grows, for unknown lengths. */
export class Growing<T extends Numbers> {
  #kept: T
  length = 0
  readonly #make: (length: number) => T

  constructor(make: (length: number) => T) {
    this.#make = make
    this.#kept = make(1024)
  }

  push(value: number): void {
    if (this.length === this.#kept.length) {
      const larger = this.#make(this.length * 2)
      larger.set(this.#kept)
      this.#kept = larger
    }
    this.#kept[this.length++] = value
  }

  done(): T {
    const whole = this.#make(this.length)
    whole.set(this.#kept.subarray(0, this.length))
    return whole
  }
}

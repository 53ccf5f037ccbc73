export class UnreadableUpdate extends Error {}

const NESTED_MOST = 16
/** The most bytes of a number, with seven bits each: as many as a safe integer has. */
const NUMBER_BYTES = 7

/** Reads an update in the encoding of Yjs (lib0), and never behind its last byte. */
export class ByteReader {
  readonly #bytes: Uint8Array
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get left(): number {
    return this.#bytes.length - this.#at
  }

  byte(): number {
    const byte = this.#bytes[this.#at]
    if (byte === undefined) throw new UnreadableUpdate('fewer bytes than it says')
    this.#at += 1
    return byte
  }

  number(): number {
    let value = 0
    let weight = 1
    for (let read = 0; read < NUMBER_BYTES; read += 1) {
      const byte = this.byte()
      value += (byte & 0x7f) * weight
      if (byte < 0x80) return value
      weight *= 128
    }
    throw new UnreadableUpdate('a number without an end')
  }

  /** Reads the number of following items, each of at least a byte. */
  count(): number {
    const count = this.number()
    if (count > this.left) throw new UnreadableUpdate('more things than bytes')
    return count
  }

  text(most = Number.POSITIVE_INFINITY): string {
    const length = this.count()
    if (length > most) throw new UnreadableUpdate('a name that is too long')
    const from = this.#at
    this.#skip(length)
    try {
      return this.#decoder.decode(this.#bytes.subarray(from, this.#at))
    } catch {
      throw new UnreadableUpdate('no text')
    }
  }

  /** Skips a value as JSON text; in a list, an absent one is written as a word. */
  json({ mayBeAbsent = false } = {}): void {
    const text = this.text()
    if (mayBeAbsent && text === 'undefined') return
    if ((text.match(/[[{]/g)?.length ?? 0) > NESTED_MOST) throw new UnreadableUpdate('a value without an end')
    try {
      JSON.parse(text)
    } catch {
      throw new UnreadableUpdate('no value')
    }
  }

  /** Skips a value in bytes; long numbers and plain bytes, which our devices never write, are invalid. */
  value(depth = 0): void {
    if (depth > NESTED_MOST) throw new UnreadableUpdate('a value without an end')
    switch (this.byte()) {
      case 127: // Undefined
      case 126:
      case 121: // Booleans
      case 120:
        return
      case 125:
        return this.#integer()
      case 124:
        return this.#skip(4)
      case 123:
        return this.#skip(8)
      case 119:
        return void this.text()
      case 118:
        for (let left = this.count(); left > 0; left -= 1) {
          if (this.text() === '__proto__') throw new UnreadableUpdate('a name that is none')
          this.value(depth + 1)
        }
        return
      case 117:
        for (let left = this.count(); left > 0; left -= 1) this.value(depth + 1)
        return
      default:
        throw new UnreadableUpdate('a value of another kind')
    }
  }

  #integer(): void {
    for (let read = 0; read <= NUMBER_BYTES; read += 1) if (this.byte() < 0x80) return
    throw new UnreadableUpdate('a number without an end')
  }

  #skip(length: number): void {
    if (length > this.left) throw new UnreadableUpdate('fewer bytes than it says')
    this.#at += length
  }
}

import { DamagedArchive, padding, parseHeader, paxPath } from './tar.ts'

export type TarEntry = { name: string; size: number; body: AsyncGenerator<Buffer> }

const HEADER = 512

/** Reads the files of a tar archive one after another; what is not read of a body is passed over. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const bytes = new Bytes(source)
  let longName: string | undefined
  for (;;) {
    const header = parseHeader(await bytes.take(HEADER))
    if (!header) break
    const body = bytes.read(header.size)
    if (header.type === 'x') longName = paxPath(await collect(body))
    else {
      yield { name: longName ?? header.name, size: header.size, body }
      longName = undefined
    }
    for await (const _ of body);
    await bytes.take(padding(header.size).length)
  }
  // The checksum of the compression stands at the very end.
  await bytes.drain()
}

/** All of a body at once. */
export async function collect(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks)
}

class Bytes {
  readonly #source: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  async *read(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      if (this.#rest.length === 0) await this.#more()
      const chunk = this.#rest.subarray(0, left)
      this.#rest = this.#rest.subarray(chunk.length)
      left -= chunk.length
      yield chunk
    }
  }

  take(size: number): Promise<Buffer> {
    return collect(this.read(size))
  }

  async drain(): Promise<void> {
    while (!(await this.#source.next()).done);
  }

  async #more(): Promise<void> {
    const { value, done } = await this.#source.next()
    if (done) throw new DamagedArchive('it ends in the middle')
    this.#rest = value
  }
}

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { pageFigures } from './page-figures.ts'

export type CachedPage = {
  status: number
  headers: Readonly<Record<string, string>>
  etag: string
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer }
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const MAX_PAGES = 400

/** Rendered pages of this instance; emptied whenever a published text changes anywhere. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>()
  #generation = 0

  get(key: string): CachedPage | undefined {
    return this.#pages.get(key)
  }
  clear(): void {
    this.#generation += 1
    this.#pages.clear()
    pageFigures.entries = 0
  }
  /** A ticket from before the rendering began, so that a page rendered from old texts is not kept. */
  get generation(): number {
    return this.#generation
  }
  put({ key, page, generation }: { key: string; page: CachedPage; generation: number }): void {
    if (generation !== this.#generation) return
    if (this.#pages.size >= MAX_PAGES) this.#pages.delete(this.#pages.keys().next().value ?? '')
    this.#pages.set(key, page)
    pageFigures.entries = this.#pages.size
  }
}

/**
 * Brotli's window in bits (64 KB). With the default window of 4 MB each compressing thread takes 11 MB that the process never
 * returns, and only the longest lists get smaller, by 3 %.
 */
const WINDOW_BITS = 16

/**
 * Pages that live long are compressed further than pages that may change for the next visitor. Brotli's steps above 7 take
 * thirty times as long, 150 ms of processor, for one byte in a hundred.
 */
const EFFORT = { lasting: { br: 7, gzip: 9 }, passing: { br: 4, gzip: 4 } }

export async function compressPage(input: {
  html: string
  isLasting: boolean
  status: number
  headers: Record<string, string>
}): Promise<CachedPage> {
  const identity = Buffer.from(input.html)
  const effort = input.isLasting ? EFFORT.lasting : EFFORT.passing
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort.br,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      },
    }),
    gzipped(identity, { level: effort.gzip }),
  ])
  // Weak, because one name stands for the page in every encoding.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { status: input.status, headers: input.headers, etag, bodies: { identity, gzip: gz, br } }
}

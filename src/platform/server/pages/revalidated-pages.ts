import { MINUTE_MS } from '#platform/contract/durations.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { CachedPage } from './page-cache.ts'
import type { PageValues } from './render-page.ts'

export type ApiInput = { params?: unknown; query?: unknown }
export type ApiAnswer = { status: number; body: string }
/** Asks the API as a stranger does. */
export type ReadApi = (endpoint: Endpoint, input: ApiInput) => Promise<ApiAnswer>

type Read = { endpoint: Endpoint; input: ApiInput; answer: ApiAnswer }
type Entry = { page: CachedPage; reads: readonly Read[]; minute: number }

const MAX_PAGES = 200

/**
 * Pages that show what people change all day. One is drawn again only when what its loaders read is no longer the same: they
 * are asked again for each visitor, which costs a tenth of drawing and packing it, and nothing is ever shown that has
 * changed. Pages say how long ago something was, so that none is older than the minute.
 */
export class RevalidatedPages {
  readonly #entries = new Map<string, Entry>()
  readonly #read: ReadApi

  constructor(read: ReadApi) {
    this.#read = read
  }

  async get(key: string): Promise<CachedPage | undefined> {
    const entry = this.#entries.get(key)
    if (!entry || entry.minute !== minuteNow()) return undefined
    const same = await Promise.all(entry.reads.map((read) => this.#isSame(read)))
    return same.every(Boolean) ? entry.page : undefined
  }

  put(key: string, { page, reads }: { page: CachedPage; reads: readonly Read[] }): void {
    this.#entries.delete(key)
    if (this.#entries.size >= MAX_PAGES) this.#entries.delete(this.#entries.keys().next().value ?? '')
    this.#entries.set(key, { page, reads, minute: minuteNow() })
  }

  async #isSame({ endpoint, input, answer }: Read): Promise<boolean> {
    const now = await this.#read(endpoint, input)
    return now.status === answer.status && now.body === answer.body
  }
}

/** The API for one drawing of a page, and what was read of it. */
export function recordedApi(read: ReadApi): { api: PageValues['api']; reads: readonly Read[] } {
  const reads: Read[] = []
  return {
    reads,
    async api(endpoint, input) {
      const answer = await read(endpoint, input)
      reads.push({ endpoint, input, answer })
      // An address that cannot belong to any thing of this kind (422) is not found either.
      if (answer.status === 404 || answer.status === 422) throw new Response(null, { status: 404 })
      if (answer.status >= 400) throw new Error(`${endpoint.path} answered ${answer.status}`)
      return JSON.parse(answer.body) as unknown
    },
  }
}

function minuteNow(): number {
  return Math.floor(Date.now() / MINUTE_MS)
}

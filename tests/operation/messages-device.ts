import { Outbox, type OutboxEntry, type SendResult } from '#features/offline/web/outbox/outbox.ts'
import { Timeline, type TimelineState } from '#features/messaging/web/sync/timeline.ts'
import type { Message } from '#features/messaging/contract/message.ts'

export type Answer = { status: number; body: unknown }
/** Sends a call over an unreliable link; rejects without a response. */
export type Link = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => Promise<Answer>

/** The storage of one device, which survives restarts. */
export class Disk {
  readonly entries = new Map<string, OutboxEntry>()
}

/** The client side of messaging as in the browser, with the test's own link, disk and clock. */
export class Device {
  readonly name: string
  readonly timeline: Timeline
  readonly #outbox: Outbox
  readonly #disk: Disk
  readonly #waiting: (() => void)[] = []
  #state: TimelineState = { messages: [], hasEarlier: false, hasLater: false, members: undefined }
  #lane = Promise.resolve()

  constructor(input: {
    name: string
    disk: Disk
    link: Link
    conversation: string
    taken(id: string): void
  }) {
    const { link, conversation, disk } = input
    const place = `/api/conversations/${conversation}`
    this.name = input.name
    this.#disk = disk
    this.timeline = new Timeline(
      {
        page: async () => bodyOf(await link('GET', `${place}/messages`)),
        changes: async (since) => bodyOf(await link('GET', `${place}/changes?since=${since}`)),
      },
      (state) => {
        this.#state = state
      },
    )
    this.#outbox = new Outbox({
      store: {
        list: async () => structuredClone([...disk.entries.values()]),
        put: async (entry) => void disk.entries.set(entry.id, structuredClone(entry)),
        remove: async (id) => void disk.entries.delete(id),
      },
      send: async (entry): Promise<SendResult> => {
        const answer = await link('POST', `${place}/messages`, { id: entry.id, body: entry.body }).catch(
          () => undefined,
        )
        if (!answer || answer.status >= 500 || answer.status === 429) return {}
        if (answer.status !== 201) return { refusal: JSON.stringify(answer.body) }
        input.taken(entry.id)
        return 'taken'
      },
      exclusive: (_lane, work) => (this.#lane = this.#lane.then(work)),
      later: (_ms, work) => void this.#waiting.push(work),
      onChange: () => undefined,
    })
  }

  get shown(): readonly Message[] {
    return this.#state.messages
  }

  get unsent(): readonly OutboxEntry[] {
    return [...this.#disk.entries.values()]
  }

  open(): Promise<void> {
    return this.#outbox.open()
  }

  write(id: string, body: string): Promise<void> {
    return this.#outbox.add({ id, lane: 'one', body })
  }

  /** Advances time: pending retries run. */
  wake(): void {
    for (const work of this.#waiting.splice(0)) work()
  }

  /** Ends the page; requests in transit still arrive. */
  crash(): void {
    this.#outbox.stop()
  }

  async settle(): Promise<void> {
    await this.#outbox.flush()
    if (this.timeline.version < 0) await this.timeline.open()
    // The lost connection also ended the request in progress; a page asks again on reconnection, so this does too.
    await this.timeline.catchUp().catch(() => this.timeline.catchUp())
  }
}

function bodyOf<T>({ status, body }: Answer): T {
  if (status !== 200) throw new Error(`answered ${status}`)
  return body as T
}

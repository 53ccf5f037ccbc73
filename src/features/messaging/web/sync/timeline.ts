import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { listChanges, listMessages } from '../../contract/message.endpoints.ts'
import { PAGE } from '../../contract/limits.ts'
import type { ConversationMember, Message } from '../../contract/message.ts'

/** Messages loaded at once: a long conversation stays as light as a short one, however far the member scrolls. */
export const WINDOW = 5 * PAGE

export type TimelineCalls = {
  page(place: { before?: number; around?: number; after?: number }): Promise<ResponseOf<typeof listMessages>>
  changes(since: number): Promise<ResponseOf<typeof listChanges>>
}

export type TimelineState = {
  /** In order, without a gap between the first and the last. */
  messages: readonly Message[]
  hasEarlier: boolean
  hasLater: boolean
  /** With their read marks; known after the first change. */
  members: readonly ConversationMember[] | undefined
}

/**
 * One conversation as this device shows it. It has a version and fetches changes since then: after the live channel has
 * lost, doubled or reordered messages, the next hint or reconnection brings all of them.
 */
export class Timeline {
  readonly #calls: TimelineCalls
  readonly #onChange: (state: TimelineState) => void
  #bySeq = new Map<number, Message>()
  #version = -1
  #hasEarlier = false
  #hasLater = false
  #members: readonly ConversationMember[] | undefined
  #running: Promise<void> | undefined
  #isAskedAgain = false

  constructor(calls: TimelineCalls, onChange: (state: TimelineState) => void) {
    this.#calls = calls
    this.#onChange = onChange
  }

  get version(): number {
    return this.#version
  }

  /** Opens with the newest messages, or with those around one. */
  async open(around?: number): Promise<void> {
    const { items, hasEarlier, hasLater, version } = await this.#calls.page(
      around === undefined ? {} : { around },
    )
    this.#bySeq = new Map(items.map((message) => [message.seq, message]))
    this.#version = version
    this.#hasEarlier = hasEarlier
    this.#hasLater = hasLater
    this.#show()
  }

  /** Loads the page before the first message and drops what the window no longer holds; `prepare` runs just before it shows. */
  async loadEarlier(prepare?: () => void): Promise<void> {
    const first = this.#sorted()[0]
    if (!first || !this.#hasEarlier) return
    const { items, hasEarlier, version } = await this.#calls.page({ before: first.seq })
    // The window has moved meanwhile, and the page would leave a gap.
    if (this.#sorted()[0]?.seq !== first.seq) return
    this.#hasEarlier = hasEarlier
    this.#take(items)
    const dropped = this.#sorted().slice(WINDOW)
    this.#drop(dropped)
    this.#hasLater ||= dropped.length > 0
    prepare?.()
    this.#show()
    this.#catchUpFrom(version)
  }

  /** Loads the page after the last message, as `loadEarlier` does at the other end. */
  async loadLater(prepare?: () => void): Promise<void> {
    const last = this.#sorted().at(-1)
    if (!last || !this.#hasLater) return
    const { items, hasLater, version } = await this.#calls.page({ after: last.seq })
    if (this.#sorted().at(-1)?.seq !== last.seq) return
    this.#hasLater = hasLater
    this.#take(items)
    const dropped = this.#sorted().slice(0, -WINDOW)
    this.#drop(dropped)
    this.#hasEarlier ||= dropped.length > 0
    prepare?.()
    this.#show()
    this.#catchUpFrom(version)
  }

  /** Handles a version announced by the live channel; a known one needs nothing. */
  async hear(version: number): Promise<void> {
    if (version > this.#version) await this.catchUp()
  }

  /** Fetches everything since the known version, one request at a time. */
  catchUp(): Promise<void> {
    if (this.#version < 0) return Promise.resolve()
    if (this.#running) {
      this.#isAskedAgain = true
      return this.#running
    }
    this.#running = this.#askAll().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #askAll(): Promise<void> {
    do {
      this.#isAskedAgain = false
      let hasMore = true
      while (hasMore) {
        const changes = await this.#calls.changes(this.#version)
        this.#members = changes.members
        this.#takeChanged(changes.items)
        this.#version = Math.max(this.#version, changes.version)
        hasMore = changes.hasMore
        this.#show()
      }
    } while (this.#isAskedAgain)
  }

  /** Ignores changes outside the loaded part: they arrive with their page. */
  #takeChanged(items: readonly Message[]): void {
    const entries = this.#sorted()
    const first = entries[0]?.seq ?? 0
    const last = entries.at(-1)?.seq ?? 0
    this.#take(items.filter(({ seq }) => seq >= first && (seq <= last || !this.#hasLater)))
  }

  #take(items: readonly Message[]): void {
    for (const message of items) this.#bySeq.set(message.seq, message)
  }

  #drop(items: readonly Message[]): void {
    for (const { seq } of items) this.#bySeq.delete(seq)
  }

  /** A page that was read before a change which this device knows already lacks that change. */
  #catchUpFrom(version: number): void {
    if (version >= this.#version) return
    this.#version = version
    void this.catchUp().catch(() => undefined)
  }

  #sorted(): Message[] {
    return [...this.#bySeq.values()].toSorted((a, b) => a.seq - b.seq)
  }

  #show(): void {
    this.#onChange({
      messages: this.#sorted(),
      hasEarlier: this.#hasEarlier,
      hasLater: this.#hasLater,
      members: this.#members,
    })
  }
}

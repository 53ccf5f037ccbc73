import * as Y from 'yjs'
import { updateParts } from './update-parts.ts'

/** The server's state; where all of it was requested, the older part may come separately in the dense form of Yjs. */
type Answer = { snapshot?: Uint8Array | null; update: Uint8Array | null; seq: number }

export type Transport = {
  /** Fetches everything. */
  open(): Promise<Answer>
  /** Fetches everything after a number as one update; rejects when offline. */
  read(after: number): Promise<Answer>
  /** Resolves with the update's number once it is stored. */
  write(update: Uint8Array): Promise<{ seq: number }>
}

const FROM_SERVER = Symbol('from the server')
/** The origin of text that was loaded from the device, so that it does not count as typing. */
export const FROM_DEVICE = Symbol('from the device')

/**
 * Synchronises a shared document with the server's. An update is sent again until the server confirms it; a repeated one
 * does no harm. On opening, the device's document is compared with the server's, so that nothing about unfinished writes
 * has to be remembered.
 */
export class CanvasSync {
  readonly #doc: Y.Doc
  readonly #transport: Transport
  #unsent: Uint8Array[] = []
  #sending = false
  #seq = 0
  #isOpen = false
  readonly #stop: () => void

  constructor({ doc, transport, onWritten }: { doc: Y.Doc; transport: Transport; onWritten?: () => void }) {
    this.#doc = doc
    this.#transport = transport
    const listener = (update: Uint8Array, origin: unknown) => {
      if (origin === FROM_SERVER || origin === FROM_DEVICE) return
      this.#unsent.push(update)
      onWritten?.()
    }
    doc.on('update', listener)
    this.#stop = () => doc.off('update', listener)
  }

  /** The number up to which this document is complete. */
  get seq(): number {
    return this.#seq
  }

  /** True if the server has confirmed everything in this document. */
  get isSaved(): boolean {
    return this.#isOpen && !this.#sending && this.#unsent.length === 0
  }

  /** Exchanges updates until both sides are the same; rejects when offline, and the caller retries. */
  async sync(): Promise<void> {
    if (!this.#isOpen) await this.#open()
    await this.#send()
  }

  /** Fetches updates of others. */
  async pull(): Promise<void> {
    if (!this.#isOpen) return this.sync()
    const { update, seq } = await this.#transport.read(this.#seq)
    if (update) Y.applyUpdate(this.#doc, update, FROM_SERVER)
    this.#seq = Math.max(this.#seq, seq)
  }

  close(): void {
    this.#stop()
  }

  async #open(): Promise<void> {
    const answer = await this.#transport.open()
    // An empty document needs no comparison with the server's.
    const isNew = this.#doc.store.clients.size === 0
    take(this.#doc, answer)
    this.#unsent = isNew ? [] : missingIn(answer, this.#doc)
    this.#seq = answer.seq
    this.#isOpen = true
  }

  async #send(): Promise<void> {
    if (this.#sending) return
    this.#sending = true
    try {
      while (this.#unsent.length > 0) {
        const parts = updateParts(Y.mergeUpdates(this.#unsent))
        this.#unsent = []
        try {
          for (let part = parts[0]; part !== undefined; part = parts[0]) {
            const { seq } = await this.#transport.write(part)
            parts.shift()
            // A gap in the numbers means updates of others, so they are fetched.
            if (seq === this.#seq + 1) this.#seq = seq
            else await this.pull()
          }
        } catch (error) {
          this.#unsent = [...parts, ...this.#unsent]
          throw error
        }
      }
    } finally {
      this.#sending = false
    }
  }
}

function take(doc: Y.Doc, { snapshot, update }: Answer): void {
  if (snapshot) Y.applyUpdateV2(doc, snapshot, FROM_SERVER)
  if (update) Y.applyUpdate(doc, update, FROM_SERVER)
}

/** Returns what the server's document lacks as one update, which replaces the single updates typed so far. */
function missingIn(answer: Answer, doc: Y.Doc): Uint8Array[] {
  const serverDoc = new Y.Doc()
  take(serverDoc, answer)
  const isSame = Y.equalSnapshots(Y.snapshot(doc), Y.snapshot(serverDoc))
  const missing = isSame ? [] : [Y.encodeStateAsUpdate(doc, Y.encodeStateVector(serverDoc))]
  serverDoc.destroy()
  return missing
}

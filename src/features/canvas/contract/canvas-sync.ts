import * as Y from 'yjs'
import { updateParts } from './update-parts.ts'

/** What the server has: where it is asked for all of it, the older part may stand apart in the dense form of Yjs. */
type Answer = { snapshot?: Uint8Array | null; update: Uint8Array | null; seq: number }

export type Transport = {
  /** All that there is. */
  open(): Promise<Answer>
  /** All that came after a number, as one update; rejects without a link. */
  read(after: number): Promise<Answer>
  /** Resolves once the update is kept, with its number. */
  write(update: Uint8Array): Promise<{ seq: number }>
}

const FROM_SERVER = Symbol('from the server')
/** The mark of what the device had kept: nobody has typed it now. */
export const FROM_DEVICE = Symbol('from the device')

/**
 * Keeps a shared document and the one on the server the same. An update is handed over until the server says that it has
 * kept it; one that comes twice does no harm. What a device brings along is held against what the server has, so that
 * nothing needs to be remembered of what was under way when a page ended.
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

  /** The number up to which this document has everything. */
  get seq(): number {
    return this.#seq
  }

  /** Whether the server has said that it keeps all that stands here. */
  get isSaved(): boolean {
    return this.#isOpen && !this.#sending && this.#unsent.length === 0
  }

  /** Takes and gives until both have the same; rejects without a link, and is asked again then. */
  async sync(): Promise<void> {
    if (!this.#isOpen) await this.#open()
    await this.#send()
  }

  /** Takes what others have written. */
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
    // Where nothing stands on the device, nothing has to be held against what the server has.
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
            // Behind a gap stands what others have written: it is taken by asking for it.
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

/** What a document has and the server has not, as it takes the place of the single updates of what was typed so far. */
function missingIn(answer: Answer, doc: Y.Doc): Uint8Array[] {
  const kept = new Y.Doc()
  take(kept, answer)
  const isSame = Y.equalSnapshots(Y.snapshot(doc), Y.snapshot(kept))
  const missing = isSame ? [] : [Y.encodeStateAsUpdate(doc, Y.encodeStateVector(kept))]
  kept.destroy()
  return missing
}

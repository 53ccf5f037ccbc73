import type { RichText } from '#platform/contract/rich-text/document.ts'
import { draftNames, draftPlace } from '#platform/web/forms/device-drafts.ts'
import { pageText } from '../../contract/page-text.ts'
import type { BlockKey } from '../edit-store.ts'

/** The unsaved text of a block, and the revision on which it was written. */
export type Draft = { document: RichText; revision: number }

export type Drafts = {
  read(key: BlockKey): Draft | undefined
  /** Stores the draft on this device, where a reload or a failed save cannot lose it. */
  keep(key: BlockKey, draft: Draft): void
  drop(key: BlockKey): void
  keys(): BlockKey[]
}

const PREFIX = 'page-text/'

/** Opens the member's unsaved texts on this device, from all its tabs. */
export async function openDrafts(member: string): Promise<Drafts> {
  const drafts = new Map<BlockKey, Draft>()
  const placeOf = (key: BlockKey) => draftPlace(member, PREFIX + key)
  async function readAll() {
    for (const name of await draftNames(member, PREFIX)) {
      const key = name.slice(PREFIX.length) as BlockKey
      const entry = await placeOf(key).read()
      const document = pageText.safeParse(entry?.value)
      if (document.success) drafts.set(key, { document: document.data, revision: Number(entry?.version) })
    }
  }
  // Without storage on the device there is nothing to restore; the open editor still holds the text.
  await readAll().catch(() => undefined)
  return {
    read: (key) => drafts.get(key),
    keep(key, { document, revision }) {
      drafts.set(key, { document, revision })
      void placeOf(key)
        .keep({ value: document, version: String(revision), mark: key })
        .catch(() => undefined)
    },
    drop(key) {
      if (!drafts.delete(key)) return
      void placeOf(key)
        .drop(key)
        .catch(() => undefined)
    },
    keys: () => [...drafts.keys()],
  }
}

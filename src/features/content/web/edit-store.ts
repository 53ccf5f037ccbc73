import type { Locale } from '#platform/contract/locale.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'

export type BlockKey = `${Locale}:${string}`

/** The block that is being edited, with the data for its editor. */
export type OpenBlock = {
  id: string
  locale: Locale
  element: HTMLElement
  published: { document: RichText; revision: number }
  max: number
  /** Saving changes a draft, which visitors read once it is published as a version. */
  versioned: boolean
  /** True inside a link or button. */
  noLinks: boolean
  /** Pictures may stand below it. */
  pictures: boolean
  check: ((document: RichText) => string | undefined) | undefined
}

export type EditState = {
  open: OpenBlock | undefined
  /** The text of the open editor, shown on the page during typing. */
  preview: RichText | undefined
  /** Texts published in this visit, newer than the page's data. */
  published: Readonly<Record<BlockKey, { document: RichText; revision: number }>>
  /** Blocks whose unsaved text is stored on this device. */
  unsaved: readonly BlockKey[]
  /** The number of editable texts on this page. */
  count: number
}

export type EditStore = {
  get(): EditState
  set(change: Partial<EditState>): void
  subscribe(listener: () => void): () => void
}

export function blockKey(locale: Locale, id: string): BlockKey {
  return `${locale}:${id}`
}

export function createEditStore(): EditStore {
  let state: EditState = { open: undefined, preview: undefined, published: {}, unsaved: [], count: 0 }
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

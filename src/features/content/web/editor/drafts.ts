import type { RichText } from '#platform/contract/rich-text/document.ts'
import { pageText } from '../../contract/page-text.ts'
import type { BlockKey } from '../edit-store.ts'

/** Unsaved text of one block, and the revision it was written on. */
export type Draft = { document: RichText; revision: number }

const PREFIX = 'unsaved-text:'

export function readDraft(key: BlockKey): Draft | undefined {
  const stored = sessionStorage.getItem(PREFIX + key)
  if (stored === null) return undefined
  try {
    const { document, revision } = JSON.parse(stored) as Record<string, unknown>
    const valid = pageText.safeParse(document).success
    if (valid && typeof revision === 'number') return { document: document as RichText, revision }
  } catch {
    // Something else wrote here; the published text is the safe start.
  }
  return undefined
}

/** Keeps the text in this tab, where a reload or a failed save cannot lose it. */
export function keepDraft(key: BlockKey, draft: Draft): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(draft))
  } catch {
    // The storage is full or forbidden: the open editor still holds the text.
  }
}

export function dropDraft(key: BlockKey): void {
  sessionStorage.removeItem(PREFIX + key)
}

export function draftKeys(): BlockKey[] {
  return Object.keys(sessionStorage)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length) as BlockKey)
}

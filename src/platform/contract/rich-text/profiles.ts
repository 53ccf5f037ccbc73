import type { Block, Mark } from './document.ts'

/** What one kind of text may hold. */
export type Profile = {
  blocks: readonly Block['type'][]
  marks: readonly Mark['type'][]
  /** Links to a path on this site too, as staff set them; people write whole addresses. */
  ownPaths: boolean
  /** Letters of one piece of text. */
  lettersMax: number
  /** Blocks of the document, and pieces of one block. */
  partsMax: number
}

/** Long texts with headings: opportunities, calls, articles. */
export const ARTICLE: Profile = {
  blocks: ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote'],
  marks: ['bold', 'italic', 'link'],
  ownPaths: false,
  lettersMax: 20_000,
  partsMax: 400,
}

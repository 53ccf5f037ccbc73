import type { Block, Mark } from './document.ts'

/** The marks and nodes that one kind of text may hold. */
export type Profile = {
  blocks: readonly Block['type'][]
  marks: readonly Mark['type'][]
  footnotes?: boolean
  /** Links to a path on this site too, as staff set them; people write whole addresses. */
  ownPaths: boolean
  /** Letters of one piece of text. */
  lettersMax: number
  /** Blocks of the document, and pieces of one block. */
  partsMax: number
}

/** Long texts with headings: calls. */
export const ARTICLE: Profile = {
  blocks: ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote'],
  marks: ['bold', 'italic', 'link'],
  ownPaths: false,
  lettersMax: 20_000,
  partsMax: 400,
}

/** The text of an opportunity: pictures too. */
export const POSTING: Profile = { ...ARTICLE, blocks: [...ARTICLE.blocks, 'figure'] }

/** A post of the feed. */
export const POST: Profile = {
  blocks: ['paragraph', 'bulletList', 'orderedList'],
  marks: ['bold', 'italic', 'link'],
  ownPaths: false,
  lettersMax: 3000,
  partsMax: 100,
}

/** The profile of publications: articles. */
export const PUBLICATION: Profile = {
  ...ARTICLE,
  blocks: [...ARTICLE.blocks, 'figure', 'table', 'callout', 'codeBlock', 'embed', 'card'],
  footnotes: true,
}

/** Long texts of a page that staff build: they lead to other pages of this site too. */
export const PAGE: Profile = { ...ARTICLE, ownPaths: true }

/** One short text of a page, as staff edit it in place. */
export const LINE: Profile = {
  blocks: ['paragraph'],
  marks: ['bold', 'italic', 'link', 'color', 'highlight'],
  ownPaths: true,
  lettersMax: 10_000,
  partsMax: 1000,
}

/** The same with pictures below it. */
export const ILLUSTRATED: Profile = { ...LINE, blocks: ['paragraph', 'figure'], partsMax: 1000 }

/** One paragraph alone, where Enter breaks the line. */
export function isLine({ blocks }: Profile): boolean {
  return blocks.length === 1 && blocks[0] === 'paragraph'
}

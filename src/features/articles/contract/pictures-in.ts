import type { Figure, RichText } from '#platform/contract/rich-text/document.ts'

/** The pictures of a text, in their order. */
export function picturesIn({ content }: RichText): Figure['attrs'][] {
  return content.flatMap((block) => (block.type === 'figure' ? [block.attrs] : []))
}

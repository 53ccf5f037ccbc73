import type { Block, Footnote, Inline, RichText } from './document.ts'

/** In the order in which a reader meets them; that is how they are numbered. */
export function footnotesOf({ content }: RichText): Footnote[] {
  return content
    .flatMap(linesIn)
    .flatMap((line) => (line ?? []).filter((part): part is Footnote => part.type === 'footnote'))
}

/** The words of a block, line by line, wherever in it they stand. */
export function linesIn(block: Block): (Inline | undefined)[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'codeBlock':
      return [block.content]
    case 'blockquote':
    case 'callout':
      return block.content.map(({ content }) => content)
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => item.content.map(({ content }) => content))
    case 'table':
      return block.content.flatMap((row) =>
        row.content.flatMap((cell) => cell.content.map(({ content }) => content)),
      )
    default:
      return []
  }
}

import type { Block, Inline, Paragraph, RichText, Words } from '#platform/contract/rich-text/document.ts'
import { piecesOf } from './tags.ts'

/** The same text with its hashtags as links to their pages; what is a link already stays one. */
export function taggedDocument({ content }: RichText): RichText {
  return { type: 'doc', content: content.map(taggedBlock) }
}

function taggedBlock(block: Block): Block {
  switch (block.type) {
    case 'paragraph':
      return taggedParagraph(block)
    case 'bulletList':
    case 'orderedList':
      return {
        ...block,
        content: block.content.map((item) => ({ ...item, content: item.content.map(taggedParagraph) })),
      }
    default:
      return block
  }
}

function taggedParagraph(paragraph: Paragraph): Paragraph {
  return { ...paragraph, content: paragraph.content?.flatMap(taggedPart) }
}

function taggedPart(part: Inline[number]): Inline {
  if (part.type !== 'text' || part.marks?.some(({ type }) => type === 'link')) return [part]
  return piecesOf(part.text).map(({ text, tag }): Words => {
    if (!tag) return { ...part, text }
    return { ...part, text, marks: [...(part.marks ?? []), { type: 'link', attrs: { href: `/tag/${tag}` } }] }
  })
}

import type { Block, Inline, Paragraph, RichText, Words } from '#platform/contract/rich-text/document.ts'
import { mentionPieces } from '#platform/contract/mentions.ts'
import { piecesOf } from './tags.ts'

export type PersonLink = { name: string; href: string }

/** Turns hashtags and mentions into links; existing links stay. */
export function linkedDocument({ content }: RichText, people: readonly PersonLink[]): RichText {
  return { type: 'doc', content: content.map((block) => linkedBlock(block, people)) }
}

function linkedBlock(block: Block, people: readonly PersonLink[]): Block {
  const paragraphOf = (paragraph: Paragraph) => linkedParagraph(paragraph, people)
  switch (block.type) {
    case 'paragraph':
      return paragraphOf(block)
    case 'bulletList':
    case 'orderedList':
      return {
        ...block,
        content: block.content.map((item) => ({ ...item, content: item.content.map(paragraphOf) })),
      }
    default:
      return block
  }
}

function linkedParagraph(paragraph: Paragraph, people: readonly PersonLink[]): Paragraph {
  return { ...paragraph, content: paragraph.content?.flatMap((part) => linkedPart(part, people)) }
}

function linkedPart(part: Inline[number], people: readonly PersonLink[]): Inline {
  if (part.type !== 'text' || part.marks?.some(({ type }) => type === 'link')) return [part]
  const link = (text: string, href: string): Words => {
    return { ...part, text, marks: [...(part.marks ?? []), { type: 'link', attrs: { href } }] }
  }
  const names = people.map(({ name }) => name)
  return mentionPieces(part.text, names).flatMap((piece): Words[] => {
    const person = people.find(({ name }) => name === piece.name)
    if (person) return [link(piece.text, person.href)]
    return piecesOf(piece.text).map(({ text, tag }) => (tag ? link(text, `/tag/${tag}`) : { ...part, text }))
  })
}

import type { Inline, RichText } from '#platform/contract/rich-text/document.ts'

/** The large headings of a text with the ids under which its page has them. */
export function headingsOf({ content }: RichText): { id: string; text: string }[] {
  return content
    .filter((block) => block.type === 'heading')
    .filter(({ attrs }) => attrs.level === 2)
    .map((heading, at) => ({ id: headingId(at), text: textOf(heading.content) }))
}

/** By its place among the large headings, so that an address stays good when its words are corrected. */
export function headingId(at: number): string {
  return `dio-${at + 1}`
}

function textOf(content: Inline | undefined): string {
  return (content ?? [])
    .map((part) => (part.type === 'text' ? part.text : part.type === 'hardBreak' ? ' ' : ''))
    .join('')
}

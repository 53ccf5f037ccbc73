import { blocksOfHtml } from '../html-blocks.ts'

/** Returns the text of an HTML description, with paragraphs and list items on lines of their own. */
export function proseOfHtml(html: string): string {
  if (!html.includes('<')) return html
  return blocksOfHtml(html)
    .flatMap((block) => (block.kind === 'text' ? [{ isPoint: block.isPoint, lines: block.lines }] : []))
    .map(({ isPoint, lines }) => {
      const text = lines.map((line) => line.replace(/\s+/g, ' ').trim()).join('\n')
      return isPoint ? `• ${text.trim()}` : text.trim()
    })
    .filter((line) => line !== '' && line !== '•')
    .join('\n')
}

import type { Block, Inline, RichText } from './document.ts'
import { cleanLetters } from './letters.ts'
import { ARTICLE } from './profiles.ts'

/** The words alone, one line for each paragraph, heading and item. */
export function plainText({ content }: RichText): string {
  return content.flatMap(linesOf).join('\n')
}

export function isBlankText(document: RichText): boolean {
  return plainText(document).trim() === ''
}

/** A document of plain lines: each a paragraph, with `##` a heading; lines that begin with a dash or a dot are a list. */
export function fromPlainText(lines: string): RichText {
  const content: Block[] = []
  for (const line of lines.split(/\r?\n/)) {
    const [, bulleted] = /^\s*[-*•·–]\s+(.+)$/.exec(line) ?? []
    const [, titled] = /^##\s+(.+)$/.exec(line) ?? []
    const said = cleanLetters(bulleted ?? titled ?? line).trim()
    if (said === '') continue
    const words = [{ type: 'text' as const, text: said }]
    const spoken = { type: 'paragraph' as const, content: words }
    const last = content.at(-1)
    if (titled !== undefined) content.push({ type: 'heading', attrs: { level: 2 }, content: words })
    else if (bulleted === undefined) content.push(spoken)
    else if (last?.type === 'bulletList' && last.content.length < 100)
      last.content.push({ type: 'listItem', content: [spoken] })
    else content.push({ type: 'bulletList', content: [{ type: 'listItem', content: [spoken] }] })
  }
  return { type: 'doc', content: content.slice(0, ARTICLE.partsMax) }
}

function linesOf(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [wordsOf(block.content)]
    case 'blockquote':
      return block.content.map(({ content }) => wordsOf(content))
    default:
      return block.content.map((item) => item.content.map(({ content }) => wordsOf(content)).join(' '))
  }
}

function wordsOf(content: Inline | undefined): string {
  return (content ?? []).map((part) => (part.type === 'text' ? part.text : '\n')).join('')
}

import type { Block, Cell, Inline, RichText } from './document.ts'
import { cleanLetters } from './letters.ts'
import { ARTICLE } from './profiles.ts'

/** The words alone, one line for each paragraph, heading and item. */
export function plainText({ content }: RichText): string {
  return content.flatMap(linesOf).join('\n')
}

export function isBlankText(document: RichText): boolean {
  return plainText(document).trim() === ''
}

/**
 * A document of plain lines: each a paragraph, with `##` a heading; lines that begin with a dash or a dot are a list, and so are
 * those that count from one on. Of more
 * lines than a document has room for, the last paragraph takes the rest: no word is lost.
 */
export function fromPlainText(text: string): RichText {
  const content: Block[] = []
  const lines = text.split(/\r?\n/).filter((line) => wordsIn(line) !== '')
  for (const [n, line] of lines.entries()) {
    const isFull = content.length === ARTICLE.partsMax - 1
    if (isFull && n < lines.length - 1) {
      content.push({ type: 'paragraph', content: longText(lines.slice(n).map(wordsIn).join(' ')) })
      break
    }
    addLine(content, line, numberIn(lines, n))
  }
  return { type: 'doc', content }
}

/** Which item of a numbered list a line is: one counts only where a second follows. */
function numberIn(lines: readonly string[], n: number): number | undefined {
  const own = Number(NUMBERED.exec(lines[n]!)?.[1])
  const next = Number(NUMBERED.exec(lines[n + 1] ?? '')?.[1])
  return own > 1 || next === own + 1 ? own : undefined
}

function addLine(content: Block[], line: string, number: number | undefined): void {
  if (number !== undefined && addNumbered(content, line, number)) return
  const words = [{ type: 'text' as const, text: wordsIn(line) }]
  const spoken = { type: 'paragraph' as const, content: words }
  const last = content.at(-1)
  if (TITLED.test(line)) content.push({ type: 'heading', attrs: { level: 2 }, content: words })
  else if (!BULLETED.test(line)) content.push(spoken)
  else if (last?.type === 'bulletList' && last.content.length < 100)
    last.content.push({ type: 'listItem', content: [spoken] })
  else content.push({ type: 'bulletList', content: [{ type: 'listItem', content: [spoken] }] })
}

/** Only the number that follows: an address or a date that begins with one is no item. */
function addNumbered(content: Block[], line: string, number: number): boolean {
  const last = content.at(-1)
  const list = last?.type === 'orderedList' ? last : undefined
  if (number !== (list?.content.length ?? 0) + 1 || number > 100) return false
  const words = [{ type: 'text' as const, text: wordsIn(line.replace(NUMBERED, '')) }]
  const item = { type: 'listItem' as const, content: [{ type: 'paragraph' as const, content: words }] }
  if (list) list.content.push(item)
  else content.push({ type: 'orderedList', content: [item] })
  return true
}

const NUMBERED = /^\s*(\d{1,3})[.)]\s+(?=\S)/
const BULLETED = /^\s*[-*•·–]\s+(?=\S)/
const TITLED = /^##\s+(?=\S)/

function wordsIn(line: string): string {
  return cleanLetters(line.replace(BULLETED, '').replace(TITLED, '')).trim()
}

function longText(words: string): Inline {
  const pieces = words.match(new RegExp(`[^]{1,${ARTICLE.lettersMax}}`, 'gu')) ?? []
  return pieces.map((text) => ({ type: 'text', text }))
}

function linesOf(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'codeBlock':
      return [wordsOf(block.content)]
    case 'blockquote':
    case 'callout':
      return block.content.map(({ content }) => wordsOf(content))
    case 'table':
      return block.content.map(({ content }) => content.map(cellWords).join(' | '))
    case 'figure':
      return [block.attrs.alt, block.attrs.caption].filter((text) => text !== '')
    case 'embed':
      return [block.attrs.title || block.attrs.href]
    // Its words are those of another page.
    case 'card':
      return []
    default:
      return block.content.map((item) => item.content.map(({ content }) => wordsOf(content)).join(' '))
  }
}

function cellWords({ content }: Cell): string {
  return content.map((paragraph) => wordsOf(paragraph.content)).join(' ')
}

function wordsOf(content: Inline | undefined): string {
  return (content ?? []).map(partWords).join('')
}

function partWords(part: Inline[number]): string {
  if (part.type === 'text') return part.text
  return part.type === 'footnote' ? ` [${part.attrs.text}]` : '\n'
}

import type {
  Block,
  Cell,
  Inline,
  List,
  Paragraph,
  RichText,
  Tone,
} from '#platform/contract/rich-text/document.ts'
import { codeBlocks } from '#platform/contract/rich-text/code-lines.ts'
import { TABLE_COLUMNS_MAX, TABLE_ROWS_MAX } from '#platform/contract/rich-text/part-limits.ts'
import { inlineOf, type Notes } from './markdown-inline.ts'
import { outsidePart } from './markdown-outside.ts'

const FENCE = /^\s{0,3}(`{3,}|~{3,})/
const CALLOUT = /^\s*\[!(NOTE|TIP|WARNING)\]\s*$/i
const HEADING = /^\s{0,3}(#{1,6})\s+(.*?)(?:\s+#+)?\s*$/
const ITEM = /^\s*(?:([-*+])|(\d{1,3})[.)])\s+(.*)$/
const QUOTE = /^\s{0,3}>\s?(.*)$/
const RULE = /^\s{0,3}(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/
const UNDER_TABLE = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/
const NOTE = /^\[\^([^\]\s]{1,40})\]:\s*(.*)$/
const ITEMS_MAX = 100
const PARAGRAPHS_MAX = 20

/** A text in Markdown as an article holds it; the first large heading is its title. No word is lost. */
export function fromMarkdown(text: string): { title: string; body: RichText } {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/^\ufeff/, '')
    .split('\n')
  const notes: Notes = new Map(
    lines.flatMap((line) => {
      const [, name, words] = NOTE.exec(line) ?? []
      return name === undefined ? [] : [[name, words ?? '']]
    }),
  )
  return new Reader(
    lines.filter((line) => !NOTE.test(line)),
    notes,
  ).read()
}

class Reader {
  readonly #lines: readonly string[]
  readonly #notes: Notes
  readonly #blocks: Block[] = []
  #words: string[] = []
  #title = ''
  #at = 0

  constructor(lines: readonly string[], notes: Notes) {
    this.#lines = lines
    this.#notes = notes
  }

  read(): { title: string; body: RichText } {
    while (this.#at < this.#lines.length) {
      const line = this.#lines[this.#at] ?? ''
      this.#at += 1
      this.#take(line)
    }
    this.#endParagraph()
    return { title: this.#title, body: { type: 'doc', content: this.#blocks } }
  }

  #take(line: string): void {
    const [, level, heading = ''] = HEADING.exec(line) ?? []
    const quoted = QUOTE.exec(line)?.[1]
    const [, fence] = FENCE.exec(line) ?? []
    if (fence !== undefined) return this.#code(fence)
    if (line.trim() === '' || RULE.test(line)) return this.#endParagraph()
    const outside = this.#words.length === 0 ? outsidePart(line) : undefined
    if (outside) return void this.#blocks.push(outside)
    if (level) return this.#heading(level.length, heading)
    if (
      line.includes('|') &&
      UNDER_TABLE.test(this.#lines[this.#at] ?? '') &&
      this.#lines[this.#at]!.includes('-')
    )
      return this.#table(line)
    if (ITEM.test(line)) return this.#item(line)
    if (quoted !== undefined) return this.#quote(quoted)
    this.#words.push(line)
  }

  #endParagraph(): void {
    const paragraph = this.#paragraph(this.#words)
    this.#words = []
    if (paragraph) this.#blocks.push(paragraph)
  }

  /** Two blanks at the end of a line break it. */
  #paragraph(lines: readonly string[]): Paragraph | undefined {
    const content = lines.flatMap((line, at): Inline => {
      const isLast = at === lines.length - 1
      const words = inlineOf(line.trim() + (isLast || line.endsWith('  ') ? '' : ' '), this.#notes)
      return !isLast && line.endsWith('  ') ? [...words, { type: 'hardBreak' }] : words
    })
    return content.length > 0 ? { type: 'paragraph', content } : undefined
  }

  #heading(level: number, words: string): void {
    this.#endParagraph()
    if (level === 1 && this.#title === '' && this.#blocks.length === 0) {
      const content = inlineOf(words, this.#notes)
      this.#title = content.map((part) => (part.type === 'text' ? part.text : ' ')).join('')
      return
    }
    const content = inlineOf(words, this.#notes)
    if (content.length > 0)
      this.#blocks.push({ type: 'heading', attrs: { level: level > 2 ? 3 : 2 }, content })
  }

  /** Up to a fence of the same signs that is as long. */
  #code(fence: string): void {
    this.#endParagraph()
    const lines: string[] = []
    const isEnd = (line: string) =>
      line.trim().length >= fence.length && line.trim().replaceAll(fence[0]!, '') === ''
    while (this.#at < this.#lines.length && !isEnd(this.#lines[this.#at]!)) {
      lines.push(this.#lines[this.#at]!)
      this.#at += 1
    }
    this.#at += 1
    this.#blocks.push(...codeBlocks(lines.join('\n')))
  }

  /** Lists within a list become one, as our texts have them. */
  #item(first: string): void {
    this.#endParagraph()
    const [, bullet, , words = ''] = ITEM.exec(first) ?? []
    const lines = [words]
    while (isContinued(this.#lines[this.#at]) || this.#isParagraphOfItem()) {
      lines.push(this.#lines[this.#at]!)
      this.#at += 1
    }
    const content = grouped(lines).flatMap((group) => this.#paragraph(group) ?? [])
    if (content.length === 0) return
    const type: List['type'] = bullet ? 'bulletList' : 'orderedList'
    const item: List['content'][number] = { type: 'listItem', content: content.slice(0, PARAGRAPHS_MAX) }
    const last = this.#blocks.at(-1)
    const open = last?.type === type && last.content.length < ITEMS_MAX ? last : undefined
    if (open) open.content.push(item)
    else this.#blocks.push({ type, content: [item] })
    this.#blocks.push(...content.slice(PARAGRAPHS_MAX))
  }

  /** A blank line, behind which words are set in. */
  #isParagraphOfItem(): boolean {
    return this.#lines[this.#at]?.trim() === '' && isContinued(this.#lines[this.#at + 1])
  }

  #quote(first: string): void {
    this.#endParagraph()
    const lines = [first]
    for (
      let more = quotedOf(this.#lines[this.#at]);
      more !== undefined;
      more = quotedOf(this.#lines[this.#at])
    ) {
      lines.push(more)
      this.#at += 1
    }
    const [, tone] = CALLOUT.exec(lines[0] ?? '') ?? []
    if (tone !== undefined) lines.shift()
    const paragraphs = grouped(lines).flatMap((group) => this.#paragraph(group) ?? [])
    for (let at = 0; at < paragraphs.length; at += PARAGRAPHS_MAX)
      this.#blocks.push({
        ...(tone === undefined
          ? { type: 'blockquote' }
          : { type: 'callout', attrs: { tone: tone.toLowerCase() as Tone } }),
        content: paragraphs.slice(at, at + PARAGRAPHS_MAX),
      })
  }

  #table(first: string): void {
    this.#endParagraph()
    this.#at += 1
    const names = cellsOf(first)
    const isNamed = names.some((name) => name !== '')
    const rows = isNamed ? [names] : []
    while (this.#lines[this.#at]?.includes('|')) {
      rows.push(cellsOf(this.#lines[this.#at]!))
      this.#at += 1
    }
    if (rows.length === 0) return
    const columns = Math.max(...rows.map((cells) => cells.length))
    if (columns > TABLE_COLUMNS_MAX) {
      for (const cells of rows) {
        const paragraph = this.#paragraph([cells.join(' ')])
        if (paragraph) this.#blocks.push(paragraph)
      }
      return
    }
    const cell = (text: string, isName: boolean): Cell => ({
      type: isName ? 'tableHeader' : 'tableCell',
      content: [this.#paragraph([text]) ?? { type: 'paragraph' }],
    })
    for (let from = 0; from < rows.length; from += TABLE_ROWS_MAX)
      this.#blocks.push({
        type: 'table',
        content: rows.slice(from, from + TABLE_ROWS_MAX).map((cells, at) => ({
          type: 'tableRow',
          content: Array.from({ length: columns }, (_, place) =>
            cell(cells[place] ?? '', isNamed && from + at === 0),
          ),
        })),
      })
  }
}

/** The rest of an item: set in, and nothing of its own. */
function isContinued(line: string | undefined): boolean {
  return line !== undefined && /^\s{2,}\S/.test(line) && !ITEM.test(line) && !FENCE.test(line)
}

function quotedOf(line: string | undefined): string | undefined {
  return line === undefined ? undefined : QUOTE.exec(line)?.[1]
}

function grouped(lines: readonly string[]): string[][] {
  const groups: string[][] = [[]]
  for (const line of lines) {
    if (line.trim() === '') groups.push([])
    else groups.at(-1)!.push(line)
  }
  return groups
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
}

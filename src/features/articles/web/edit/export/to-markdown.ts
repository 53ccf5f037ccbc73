import { fillPath } from '#platform/contract/endpoint.ts'
import type {
  Block,
  Inline,
  Mark,
  Paragraph,
  RichText,
  Table,
} from '#platform/contract/rich-text/document.ts'
import { ownCalls } from '#features/library/contract/library.endpoints.ts'
import { cardPath } from '../../../contract/card-from.ts'

/** A text as a file in Markdown, from which `fromMarkdown()` makes the same text again. */
export function toMarkdown({ title, body }: { title: string; body: RichText }): string {
  const writer = new Writer()
  const blocks = body.content.map((block) => writer.block(block)).filter((text) => text !== '')
  const head = title.trim() === '' ? [] : [heading(1, escaped(oneLine(title)))]
  const notes = writer.notes.map((text, at) => `[^${at + 1}]: ${oneLine(text)}`)
  return `${[...head, ...blocks, ...(notes.length > 0 ? [notes.join('\n')] : [])].join('\n\n')}\n`
}

class Writer {
  readonly notes: string[] = []

  /** Without words there is nothing to write. */
  block(block: Block): string {
    switch (block.type) {
      case 'paragraph':
        return this.#line(block.content)
      case 'heading': {
        const words = this.#line(block.content)
        return words === '' ? '' : heading(block.attrs.level, words)
      }
      case 'bulletList':
      case 'orderedList':
        return block.content
          .map(({ content }) => this.#paragraphs(content))
          .filter((paragraphs) => paragraphs.length > 0)
          .map((paragraphs, at) => {
            const sign = block.type === 'bulletList' ? '- ' : `${at + 1}. `
            return sign + paragraphs.join(`\n\n${' '.repeat(sign.length)}`)
          })
          .join('\n')
      case 'blockquote':
        return quoted(this.#paragraphs(block.content))
      case 'callout': {
        const paragraphs = this.#paragraphs(block.content)
        const sign = `> [!${block.attrs.tone.toUpperCase()}]\n`
        return paragraphs.length > 0 ? sign + quoted(paragraphs) : ''
      }
      case 'table':
        return this.#table(block)
      case 'codeBlock':
        return fenced((block.content ?? []).map((part) => (part.type === 'text' ? part.text : '\n')).join(''))
      case 'figure':
        return outside(
          block.attrs.alt,
          fillPath(ownCalls.read.path, { id: block.attrs.picture }),
          block.attrs.caption,
        )
      case 'embed':
        return outside(block.attrs.title, block.attrs.href)
      case 'card':
        return outside('', cardPath(block.attrs))
    }
  }

  #paragraphs(paragraphs: readonly Paragraph[]): string[] {
    return paragraphs.map(({ content }) => this.#line(content)).filter((words) => words !== '')
  }

  /** A table without names has a first row without words, because in Markdown each has one. */
  #table({ content }: Table): string {
    const rows = content.map((row) => row.content.map((cell) => this.#paragraphs(cell.content).join('<br>')))
    const isNamed =
      content[0]?.content.every(({ type }) => type === 'tableHeader') &&
      rows[0]?.some((words) => words !== '')
    const columns = rows[0] ?? []
    const names = isNamed ? columns : columns.map(() => '')
    return [names, columns.map(() => '---'), ...(isNamed ? rows.slice(1) : rows)]
      .map((cells) => `| ${cells.join(' | ')} |`)
      .join('\n')
  }

  #line(content: Inline | undefined): string {
    const words = (content ?? []).map((part) => {
      if (part.type === 'hardBreak') return '<br>'
      if (part.type === 'footnote') return `[^${this.notes.push(part.attrs.text)}]`
      return marked(part.text, part.marks ?? [])
    })
    return startEscaped(words.join('').trim())
  }
}

/** Blanks stand outside of marks, where other readers of Markdown expect them. */
function marked(text: string, marks: readonly Mark[]): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? []
  if (words === '') return text
  const has = (type: Mark['type']) => marks.some((mark) => mark.type === type)
  const link = marks.find((mark) => mark.type === 'link')
  const slanted = has('italic')
    ? has('bold')
      ? `_${escaped(words)}_`
      : `*${escaped(words)}*`
    : escaped(words)
  const strong = has('bold') ? `**${slanted}**` : slanted
  return before + (link ? `[${strong}](<${link.attrs.href}>)` : strong) + after
}

/** Signs at the end that stand apart would be read as the end of the heading. */
function heading(level: number, words: string): string {
  return `${'#'.repeat(level)} ${words.replace(/(?<=^|\s)#+$/, String.raw`\$&`)}`
}

function outside(label: string, address: string, caption = ''): string {
  const words = caption === '' ? '' : ` "${oneLine(caption).replace(/[\\"]/g, String.raw`\$&`)}"`
  return `![${escaped(oneLine(label))}](<${address}>${words})`
}

function quoted(paragraphs: readonly string[]): string {
  return paragraphs.map((words) => `> ${words}`).join('\n>\n')
}

/** The fence is longer than any within. */
function fenced(code: string): string {
  if (code.trim() === '') return ''
  const longest = Math.max(2, ...Array.from(code.matchAll(/`+/g), ([signs]) => signs.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${code}\n${fence}`
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<|]/g, String.raw`\$&`)
}

/** Characters that would begin a heading, an item, a quotation or a rule. */
function startEscaped(line: string): string {
  return line.replace(/^(?:[#>+~-]|\d{1,3}(?=[.)]))/, (sign) =>
    /^\d/.test(sign) ? `${sign}\\` : `\\${sign}`,
  )
}

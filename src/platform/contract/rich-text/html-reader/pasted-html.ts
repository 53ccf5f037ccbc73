import {
  type Block,
  type Inline,
  type RichText,
  type Tone,
  TONES,
} from '#platform/contract/rich-text/document.ts'
import { linesIn } from '#platform/contract/rich-text/footnotes.ts'
import { codeBlocks } from '#platform/contract/rich-text/code-lines.ts'
import { cleanLetters } from '#platform/contract/rich-text/letters.ts'
import { isLine, type Profile } from '#platform/contract/rich-text/profiles.ts'
import { type HtmlToken, htmlTokens, isVoid } from './html-tokens.ts'
import { ParagraphWriter, type Place } from './paragraph-writer.ts'
import { partFrom } from './part-token.ts'
import { marksOf, type Style, styleOf } from './style-of.ts'
import { TableCollector } from './table-collector.ts'

/** More than anybody means to paste; reading it would keep the page busy. */
const LETTERS_MAX = 800_000
const DEPTH_MAX = 200
const UNREAD = new Set([
  'head',
  'style',
  'script',
  'title',
  'template',
  'noscript',
  'svg',
  'math',
  'object',
  'o:p',
])
const BLOCKS = new Set(
  'address article aside blockquote body dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)

const CELLS = new Set(['tr', 'td', 'th'])

/** With what is said around it too. */
type Element = {
  name: string
  style: Style
  marker: boolean
  tone: Tone | undefined
  /** Its words are for readers who do not know the part that it is. */
  isPart?: boolean
}

/**
 * The text that text processors and browsers put on the clipboard, in the shape of our documents: paragraphs, headings, lists,
 * bold, italic and links stay, all other dress is left out. Nothing where there is nothing to read.
 */
export function pastedHtml(html: string, profile: Profile): RichText | undefined {
  return html.length > LETTERS_MAX ? undefined : documentOf(htmlTokens(html), profile)
}

/** The same of markup that was read and perhaps changed already. */
export function documentOf(tokens: Iterable<HtmlToken>, profile: Profile): RichText | undefined {
  const reader = new Reader(profile)
  for (const token of tokens) reader.take(token)
  const content = reader.end()
  return content.length === 0 ? undefined : { type: 'doc', content }
}

class Reader {
  readonly #profile: Profile
  readonly #main = new ParagraphWriter()
  /** Of the table that is open, where the profile has tables. */
  #collector: TableCollector | undefined
  #open: Element[] = []
  #unread = 0
  /** The letters of the code that is open, where the profile has code. */
  #code: string | undefined
  #table = 0
  /** The marker that a word processor writes before a list item instead of making a list. */
  #marker: string | undefined

  constructor(profile: Profile) {
    this.#profile = profile
  }

  get #writer(): ParagraphWriter {
    return this.#collector?.writer ?? this.#main
  }

  take(token: HtmlToken): void {
    if (token.kind === 'text') this.#text(token.text)
    else if (token.kind === 'open') this.#begin(token.name, token.attributes)
    else this.#end(token.name)
  }

  end(): Block[] {
    this.#endCode()
    this.#endTable()
    this.#main.endParagraph()
    return fitting(this.#main.blocks, this.#profile)
  }

  #text(text: string): void {
    if (this.#unread > 0) return
    if (this.#code !== undefined) return void (this.#code += text)
    const inner = this.#open.at(-1)
    if (inner?.marker) {
      this.#marker = (this.#marker ?? '') + text
      return
    }
    this.#writer.write(
      cleanLetters(text.replace(/[\s\u00a0]+/g, ' ')),
      marksOf(inner?.style ?? {}, this.#profile),
    )
  }

  #begin(name: string, attributes: Readonly<Record<string, string>>): void {
    if (isVoid(name)) {
      if (name === 'br' && this.#code !== undefined) this.#code += '\n'
      else if (name === 'br') this.#writer.breakLine()
      return
    }
    if (this.#open.length === DEPTH_MAX) return
    const { style = '' } = attributes
    const around = this.#open.at(-1)
    const tone = TONES.find((one) => one === attributes['data-callout'])
    this.#open.push({
      name,
      style: { ...around?.style, ...styleOf(name, attributes, this.#profile) },
      tone,
      marker: around?.marker || /mso-list\s*:\s*ignore/i.test(style),
    })
    if (UNREAD.has(name)) this.#unread += 1
    if (name === 'pre') this.#beginCode()
    if (this.#code !== undefined) return
    if (name === 'table') this.#beginTable(/\bwp-block-table\b/.test(attributes.class ?? ''))
    if (attributes['data-part'] && this.#part(attributes['data-part'])) {
      this.#open.at(-1)!.isPart = true
      this.#unread += 1
    }
    if (this.#collector && this.#table === 1 && CELLS.has(name)) return this.#beginCell(name, attributes)
    if (!BLOCKS.has(name)) return
    this.#boundary(name)
    if (tone || /\bwp-block-quote\b/.test(attributes.class ?? '')) this.#writer.beginInset()
    if (name === 'ul' || name === 'ol') this.#writer.beginList(name === 'ol' ? 'orderedList' : 'bulletList')
    if (name === 'li') this.#writer.beginItem()
    if (/mso-list\s*:\s*l\d/i.test(style)) this.#marker = ''
  }

  #end(name: string): void {
    const at = this.#open.findLastIndex((one) => one.name === name)
    if (at < 0) return
    for (const closed of this.#open.slice(at).toReversed()) {
      this.#close(closed)
      this.#open.pop()
    }
  }

  #close({ name: closed, isPart }: Element): void {
    if (UNREAD.has(closed)) this.#unread -= 1
    if (isPart) this.#unread -= 1
    if (this.#code !== undefined) {
      if (closed === 'pre') this.#endCode()
      return
    }
    // The text before a block ends while the block's kind is still known.
    if (this.#collector && this.#table === 1 && CELLS.has(closed)) this.#endCell(closed)
    else if (BLOCKS.has(closed)) this.#boundary(closed)
    if (closed === 'table') {
      if (this.#table === 1) this.#endTable()
      this.#table -= 1
    }
    if (closed === 'ul' || closed === 'ol') this.#writer.endList()
  }

  #beginTable(isWhole: boolean): void {
    this.#table += 1
    if (this.#table > 1 || !this.#profile.blocks.includes('table')) return
    this.#main.endParagraph(this.#place())
    this.#collector = new TableCollector(isWhole)
  }

  /** Words of cells and of profiles without code stay words. */
  #beginCode(): void {
    if (this.#code !== undefined || this.#collector || this.#unread > 0) return
    if (!this.#profile.blocks.includes('codeBlock')) return
    this.#main.endParagraph(this.#place())
    this.#code = ''
  }

  #endCode(): void {
    if (this.#code === undefined) return
    this.#main.blocks.push(...codeBlocks(this.#code))
    this.#code = undefined
  }

  #endTable(): void {
    if (!this.#collector) return
    const blocks = this.#collector.blocks()
    this.#collector = undefined
    this.#main.endParagraph()
    this.#main.blocks.push(...blocks)
  }

  #beginCell(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'tr') this.#collector?.beginRow()
    else this.#collector?.beginCell(name, attributes)
  }

  #endCell(name: string): void {
    if (name === 'tr') this.#collector?.endRow()
    else this.#collector?.endCell()
  }

  /** Inserts a part that one of our own editors or exports wrote; says whether it did. */
  #part(json: string): boolean {
    const part = this.#unread > 0 ? undefined : partFrom(json, this.#profile)
    if (!part) return false
    // Cells hold words alone.
    if (part.type !== 'footnote' && this.#collector) return false
    if (part.type === 'footnote') this.#writer.note(part)
    else {
      this.#main.endParagraph(this.#place())
      this.#main.blocks.push(part)
    }
    return true
  }

  /** A new paragraph begins; within a row of a table that is read as words a gap is enough. */
  #boundary(name: string): void {
    if (this.#table > (this.#collector ? 1 : 0) && name !== 'tr' && name !== 'table') {
      if (name === 'td' || name === 'th') this.#writer.write(' ', [])
      return
    }
    const marker = this.#marker
    if (marker === undefined || this.#writer.isEmpty) return this.#writer.endParagraph(this.#place())
    this.#marker = undefined
    this.#writer.endParagraph({ kind: /[\p{L}\p{N}][.)]/u.test(marker) ? 'orderedList' : 'bulletList' })
  }

  #place(): Place {
    const tone = this.#open.findLast((one) => one.tone)?.tone
    if (tone && !this.#collector) return { kind: 'callout', tone }
    const inner = this.#open.findLast(({ name }) => /^(?:h[1-6]|blockquote)$/.test(name))?.name
    if (inner === undefined) return { kind: 'paragraph' }
    if (inner === 'blockquote') return { kind: 'blockquote' }
    return { kind: 'heading', level: inner === 'h1' || inner === 'h2' ? 2 : 3 }
  }
}

/** Without what the profile does not have: its words stay, a line each. */
function fitting(blocks: readonly Block[], profile: Profile): Block[] {
  if (isLine(profile)) {
    const lines = blocks.flatMap(linesOf)
    const content = lines.flatMap(
      (line, n): Inline => [...(n > 0 ? [{ type: 'hardBreak' as const }] : []), ...line],
    )
    return content.length > 0 ? [{ type: 'paragraph', content }] : []
  }
  return blocks.flatMap((block): Block[] =>
    profile.blocks.includes(block.type)
      ? [block]
      : linesOf(block).map((content) => ({ type: 'paragraph' as const, content })),
  )
}

function linesOf(block: Block): Inline[] {
  return linesIn(block).map((line) => line ?? [])
}

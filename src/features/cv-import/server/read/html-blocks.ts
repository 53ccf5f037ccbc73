import { readMarkup } from '#platform/server/outside/read-markup.ts'

/** Words with the same formatting. */
export type Run = { text: string; bold?: true; italic?: true; href?: string }

/** A paragraph, heading or list item with its lines, as words and as formatted runs, or a table. */
export type Block =
  | {
      kind: 'text'
      level: number
      isPoint: boolean
      isNumbered: boolean
      isBold: boolean
      /** True for the title of the whole document. */
      isTitle?: true
      lines: string[]
      runs: Run[][]
    }
  | { kind: 'table'; rows: Block[][][] }

type Text = Extract<Block, { kind: 'text' }>
type Open = { rows: Block[][][]; blocks: Block[] }

/** The class of a title in the generated HTML. */
export const TITLE = 'title'

/** Reads blocks from the HTML of the Word reader. */
export function blocksOfHtml(html: string): Block[] {
  const blocks = new Blocks()
  readMarkup(html, {
    text: (words) => blocks.say(words),
    tag: (name, isEnd) => blocks.tag(name, isEnd),
    attribute: (name, value) => {
      if (name === 'href') blocks.leads(value)
      if (name === 'class' && value === TITLE) blocks.isTitle()
    },
  })
  return blocks.done()
}

/** Builds blocks from a stream of tags and words. */
class Blocks {
  readonly #root: Block[] = []
  readonly #tables: Open[] = []
  #text: Text | undefined
  #bold = 0
  #plain = 0
  /** For each open list, whether it is numbered. */
  readonly #lists: boolean[] = []
  #isStrong = false
  #isSlanted = false
  #href: string | undefined

  say(words: string): void {
    if (words.trim() === '' && !this.#text) return
    if (!this.#text) this.#open(0, this.#lists.length > 0)
    const { lines, runs } = this.#text ?? { lines: [], runs: [] }
    lines[lines.length - 1] += words
    runs.at(-1)?.push({
      text: words,
      ...(this.#isStrong && { bold: true }),
      ...(this.#isSlanted && { italic: true }),
      ...(this.#href !== undefined && { href: this.#href }),
    })
    const letters = words.trim().length
    if (this.#isStrong) this.#bold += letters
    else this.#plain += letters
  }

  /** Sets the link target of the following words, until the link ends. */
  leads(href: string): void {
    this.#href = href
  }

  tag(name: string, isEnd: boolean): void {
    if (name === 'strong' || name === 'b') this.#isStrong = !isEnd
    else if (name === 'em' || name === 'i') this.#isSlanted = !isEnd
    else if (name === 'a') this.#href = undefined
    else if (name === 'br') {
      this.#text?.lines.push('')
      this.#text?.runs.push([])
    } else if (name === 'p' || /^h[1-6]$/.test(name)) {
      // The paragraph of a list item or cell has begun with it.
      if (isEnd) this.#close()
      else this.#open(name === 'p' ? 0 : Number(name.slice(1)), this.#lists.length > 0)
    } else if (name === 'li') {
      if (isEnd) this.#close()
      else this.#open(0, true)
    } else if (name === 'ul' || name === 'ol') {
      this.#close()
      if (isEnd) this.#lists.pop()
      else this.#lists.push(name === 'ol')
    } else this.#tagOfTable(name, isEnd)
  }

  done(): Block[] {
    this.#close()
    return this.#root
  }

  #tagOfTable(name: string, isEnd: boolean): void {
    const table = this.#tables.at(-1)
    if (name === 'table') {
      this.#close()
      if (!isEnd) this.#tables.push({ rows: [], blocks: [] })
      else if (this.#tables.pop() && table) this.#home().push({ kind: 'table', rows: table.rows })
    } else if (name === 'tr') {
      if (!isEnd) table?.rows.push([])
    } else if (name === 'td' || name === 'th') {
      this.#close()
      if (isEnd && table) table.rows.at(-1)?.push(table.blocks)
      if (table) table.blocks = []
    }
  }

  #home(): Block[] {
    return this.#tables.at(-1)?.blocks ?? this.#root
  }

  isTitle(): void {
    if (this.#text) this.#text.isTitle = true
  }
  #open(level: number, isPoint: boolean): void {
    this.#close()
    const isNumbered = isPoint && this.#lists.at(-1) === true
    this.#text = { kind: 'text', level, isPoint, isNumbered, isBold: false, lines: [''], runs: [[]] }
  }

  #close(): void {
    const text = this.#text
    if (text?.lines.some((line) => line.trim() !== ''))
      this.#home().push({ ...text, isBold: this.#bold > 0 && this.#plain === 0 })
    this.#text = undefined
    this.#bold = 0
    this.#plain = 0
  }
}

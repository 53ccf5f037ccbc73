import { Tokenizer } from 'htmlparser2'

/** A paragraph, heading or point with its lines, or a table. */
export type Block =
  | { kind: 'text'; level: number; isPoint: boolean; isBold: boolean; lines: string[] }
  | { kind: 'table'; rows: Block[][][] }

type Text = Extract<Block, { kind: 'text' }>
type Open = { rows: Block[][][]; blocks: Block[] }

const LONGEST_NAME = 10

/** The blocks of the HTML that the reader of Word documents writes. Its tags are looked at one by one, so that how they are nested costs nothing. */
export function blocksOfHtml(html: string): Block[] {
  const blocks = new Blocks()
  const nameAt = (start: number, end: number) => html.slice(start, Math.min(end, start + LONGEST_NAME))
  const nothing = () => undefined
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (start, end) => blocks.say(html.slice(start, end)),
      ontextentity: (codepoint) => blocks.say(String.fromCodePoint(codepoint)),
      onopentagname: (start, end) => blocks.tag(nameAt(start, end), false),
      onclosetag: (start, end) => blocks.tag(nameAt(start, end), true),
      oncdata: nothing,
      onattribdata: nothing,
      onattribend: nothing,
      onattribentity: nothing,
      onattribname: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onopentagend: nothing,
      onprocessinginstruction: nothing,
      onselfclosingtag: nothing,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return blocks.done()
}

/** Gathers blocks while tags and words come by. */
class Blocks {
  readonly #root: Block[] = []
  readonly #tables: Open[] = []
  #text: Text | undefined
  #bold = 0
  #plain = 0
  #points = 0
  #isStrong = false

  say(words: string): void {
    if (words.trim() === '' && !this.#text) return
    if (!this.#text) this.#open(0, this.#points > 0)
    const { lines } = this.#text ?? { lines: [] }
    lines[lines.length - 1] += words
    const letters = words.trim().length
    if (this.#isStrong) this.#bold += letters
    else this.#plain += letters
  }

  tag(name: string, isEnd: boolean): void {
    if (name === 'strong' || name === 'b') this.#isStrong = !isEnd
    else if (name === 'br') this.#text?.lines.push('')
    else if (name === 'p' || /^h[1-6]$/.test(name)) {
      // The paragraph of a point or a cell begins where its box did.
      if (isEnd) this.#close()
      else this.#open(name === 'p' ? 0 : Number(name.slice(1)), this.#points > 0)
    } else if (name === 'li') {
      if (isEnd) this.#close()
      else this.#open(0, true)
    } else if (name === 'ul' || name === 'ol') {
      this.#close()
      this.#points += isEnd ? -1 : 1
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

  #open(level: number, isPoint: boolean): void {
    this.#close()
    this.#text = { kind: 'text', level, isPoint, isBold: false, lines: [''] }
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

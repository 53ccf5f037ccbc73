/** A paragraph, heading or point with its lines, or a table. */
export type Block =
  | { kind: 'text'; level: number; isPoint: boolean; isBold: boolean; lines: string[] }
  | { kind: 'table'; rows: Block[][][] }

/** A tag ends before the next begins, so that one that never ends is given up at once. */
const TOKEN = /<(\/?)([a-z\d]+)[^<>]*>|([^<]+)/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

type Text = Extract<Block, { kind: 'text' }>
type Open = { rows: Block[][][]; blocks: Block[] }

/** The blocks of the plain, well-formed HTML that the reader of Word documents writes. */
export function blocksOfHtml(html: string): Block[] {
  const root: Block[] = []
  const tables: Open[] = []
  let text: Text | undefined
  let bold = 0
  let plain = 0
  let points = 0
  const home = () => tables.at(-1)?.blocks ?? root
  const close = () => {
    if (text && text.lines.some((line) => line.trim() !== ''))
      home().push({ ...text, isBold: bold > 0 && plain === 0 })
    text = undefined
    bold = 0
    plain = 0
  }
  const open = (level: number, isPoint: boolean) => {
    close()
    text = { kind: 'text', level, isPoint, isBold: false, lines: [''] }
  }
  let strong = false
  for (const [, slash, tag = '', words] of html.matchAll(TOKEN)) {
    if (words !== undefined) {
      if (words.trim() === '' && !text) continue
      if (!text) open(0, points > 0)
      const said = decoded(words)
      if (text) text.lines[text.lines.length - 1] += said
      const letters = said.trim().length
      if (strong) bold += letters
      else plain += letters
      continue
    }
    const isEnd = slash === '/'
    if (tag === 'strong' || tag === 'b') strong = !isEnd
    else if (tag === 'br') text?.lines.push('')
    else if (tag === 'p' || /^h[1-6]$/.test(tag)) {
      // The paragraph of a point or a cell begins where its box did.
      if (isEnd) close()
      else open(tag === 'p' ? 0 : Number(tag.slice(1)), points > 0)
    } else if (tag === 'li') {
      if (isEnd) close()
      else open(0, true)
    } else if (tag === 'ul' || tag === 'ol') {
      close()
      points += isEnd ? -1 : 1
    } else if (tag === 'table') {
      close()
      if (!isEnd) tables.push({ rows: [], blocks: [] })
      else {
        const done = tables.pop()
        if (done) home().push({ kind: 'table', rows: done.rows })
      }
    } else if (tag === 'tr') {
      if (!isEnd) tables.at(-1)?.rows.push([])
    } else if (tag === 'td' || tag === 'th') {
      close()
      const table = tables.at(-1)
      if (isEnd && table) table.rows.at(-1)?.push(table.blocks)
      if (table) table.blocks = []
    }
  }
  close()
  return root
}

function decoded(text: string): string {
  return text.replace(/&(#39|[a-z]+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}

import type { Block, Cell, Inline, Paragraph, Row } from '#platform/contract/rich-text/document.ts'
import { linesIn } from '#platform/contract/rich-text/footnotes.ts'
import { TABLE_COLUMNS_MAX, TABLE_ROWS_MAX } from '#platform/contract/rich-text/part-limits.ts'
import { ParagraphWriter } from './paragraph-writer.ts'

const SPAN_MAX = 20
const CELL_PARAGRAPHS = 5

/**
 * Collects the cells of a pasted table: it has as many in each row. One column alone is no table, unless it is said to be one,
 * which then keeps its empty rows too.
 */
export class TableCollector {
  readonly #isWhole: boolean
  #rows: Cell[][] = []
  #row: Cell[] | undefined
  #cell: { writer: ParagraphWriter; type: Cell['type']; span: number } | undefined

  constructor(isWhole = false) {
    this.#isWhole = isWhole
  }

  /** Writes into the cell that is open. */
  get writer(): ParagraphWriter | undefined {
    return this.#cell?.writer
  }

  beginRow(): void {
    this.endRow()
    this.#row = []
  }

  beginCell(name: string, { colspan = '' }: Readonly<Record<string, string>>): void {
    this.endCell()
    this.#row ??= []
    const span = Math.min(SPAN_MAX, Math.max(1, Math.trunc(Number(colspan)) || 1))
    const type = name === 'th' ? 'tableHeader' : 'tableCell'
    this.#cell = { writer: new ParagraphWriter(), type, span }
  }

  endCell(): void {
    if (!this.#cell) return
    const { writer, type, span } = this.#cell
    this.#cell = undefined
    writer.endParagraph()
    this.#row?.push({ type, content: paragraphsOf(writer.blocks) })
    // A cell that spans columns stands in the first, so that the columns below keep their places.
    for (let more = 1; more < span; more += 1) this.#row?.push(emptyCell(type))
  }

  endRow(): void {
    this.endCell()
    if (this.#row && this.#row.length > 0) this.#rows.push(this.#row)
    this.#row = undefined
  }

  blocks(): Block[] {
    this.endRow()
    const rows = this.#rows.filter((cells) => this.#isWhole || cells.some((cell) => !isEmpty(cell)))
    const columns = Math.max(0, ...rows.map((cells) => cells.length))
    if (columns < (this.#isWhole ? 1 : 2) || columns > TABLE_COLUMNS_MAX) return rows.map(lineOf)
    const whole: Row[] = rows.map((cells) => ({
      type: 'tableRow',
      content: [...cells, ...Array.from({ length: columns - cells.length }, () => emptyCell('tableCell'))],
    }))
    const parts = Math.ceil(whole.length / TABLE_ROWS_MAX)
    return Array.from({ length: parts }, (_, at) => ({
      type: 'table',
      content: whole.slice(at * TABLE_ROWS_MAX, (at + 1) * TABLE_ROWS_MAX),
    }))
  }
}

function emptyCell(type: Cell['type']): Cell {
  return { type, content: [{ type: 'paragraph' }] }
}

function isEmpty({ content }: Cell): boolean {
  return content.every((paragraph) => (paragraph.content ?? []).length === 0)
}

function paragraphsOf(blocks: readonly Block[]): Paragraph[] {
  const lines = blocks.flatMap(linesIn).map((line) => line ?? [])
  if (lines.length === 0) return [{ type: 'paragraph' }]
  const rest = joined(lines.slice(CELL_PARAGRAPHS - 1), { type: 'hardBreak' })
  const all = lines.length > CELL_PARAGRAPHS ? [...lines.slice(0, CELL_PARAGRAPHS - 1), rest] : lines
  return all.map((content) => ({ type: 'paragraph', content }))
}

/** A row as words, with a gap between its cells. */
function lineOf(cells: readonly Cell[]): Paragraph {
  const lines = cells.flatMap(({ content }) => content.map((paragraph) => paragraph.content ?? []))
  return {
    type: 'paragraph',
    content: joined(
      lines.filter((line) => line.length > 0),
      { type: 'text', text: ' ' },
    ),
  }
}

function joined(lines: readonly Inline[], between: Inline[number]): Inline {
  return lines.flatMap((line, at) => (at > 0 ? [between, ...line] : line))
}

import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx'
import type { BadCv } from './bad-cvs.ts'

type Blocks = (Paragraph | Table)[]

/** Writes a CV by its lines, with the same marks as a rendered one. */
export function writeDocx({ lines, layout }: Pick<BadCv, 'lines' | 'layout'>): Promise<Buffer> {
  const left = lines.indexOf('[left]')
  const right = lines.indexOf('[right]')
  const write = (part: readonly string[]) =>
    layout.breaks ? asBrokenParagraphs(part) : asParagraphs(part, layout.tables)
  const children =
    left < 0
      ? write(lines)
      : [
          ...write(lines.slice(0, left)),
          new Table({
            rows: [
              new TableRow({
                children: [lines.slice(left + 1, right), lines.slice(right + 1)].map(
                  (part) => new TableCell({ children: write(part) }),
                ),
              }),
            ],
          }),
        ]
  return Packer.toBuffer(new Document({ sections: [{ children }] }))
}

function asParagraphs(lines: readonly string[], tables: boolean): Blocks {
  const blocks: Blocks = []
  let rows: TableRow[] = []
  const endTable = () => {
    if (rows.length > 0) blocks.push(new Table({ rows }))
    rows = []
  }
  for (const line of lines) {
    if (tables && line.includes(' || ')) {
      const cells = line.split(' || ').map((cell) => new TableCell({ children: [new Paragraph(cell)] }))
      rows.push(new TableRow({ children: cells }))
      continue
    }
    endTable()
    blocks.push(paragraph(line))
  }
  endTable()
  return blocks
}

function paragraph(line: string): Paragraph {
  const [mark, ...words] = line.split(' ')
  const text = words.join(' ')
  if (mark === '!') return new Paragraph({ text, heading: HeadingLevel.TITLE })
  if (mark === '#' || mark === '*') return new Paragraph({ children: [new TextRun({ text, bold: true })] })
  if (mark === '-') return new Paragraph({ text, bullet: { level: 0 } })
  return new Paragraph(line.replaceAll(' || ', '\t'))
}

/** Builds everything in a single style: lines joined by breaks, columns by spaces. */
function asBrokenParagraphs(lines: readonly string[]): Blocks {
  return lines
    .join('\n')
    .split(/\n{2,}/)
    .map(
      (block) =>
        new Paragraph({
          children: block.split('\n').map((text, at) => new TextRun({ text, ...(at > 0 && { break: 1 }) })),
        }),
    )
}

import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import type { BadCv } from './bad-cvs.ts'

const resolve = createRequire(import.meta.url).resolve
const REGULAR = resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')
const BOLD = resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')
/** One grey dot, drawn as large as a page, which for a reader of text is like any picture. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)
const LEFT = 50
const SIDES = { left: { x: LEFT, width: 150 }, right: { x: 230, width: 315 }, whole: { x: LEFT, width: 495 } }

/**
 * Renders a CV by its lines: `!` name, `#` heading, `*` bold, `-` list item, `||` cells, `[left]` and `[right]` columns.
 */
export function drawPdf({ lines, layout }: Pick<BadCv, 'lines' | 'layout'>): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: LEFT })
  doc.registerFont('plain', REGULAR).registerFont('strong', BOLD)
  let side = SIDES.whole
  let top = 0
  const write = (
    text: string,
    { size = 10, font = 'plain', x = side.x, spacing = 0, end = side.x + side.width, isRight = false } = {},
  ) => {
    doc.font(font).fontSize(size)
    const align = isRight ? 'right' : 'left'
    doc.text(text, x, doc.y, { width: end - x, align, characterSpacing: spacing })
  }
  for (const line of lines) {
    const [mark = '', ...words] = line.split(' ')
    const text = words.join(' ')
    if (line === '[left]' || line === '[right]') {
      if (line === '[left]') top = doc.y
      else doc.y = top
      side = line === '[left]' ? SIDES.left : SIDES.right
    } else if (line === '[picture]') {
      doc.addPage().image(PICTURE, LEFT, LEFT, { width: 495, height: 600 })
    } else if (line === '') doc.moveDown(0.6)
    else if (mark === '!') write(text, { size: 20, font: 'strong' })
    else if (mark === '#') {
      doc.moveDown(0.7)
      write(text, { size: 13, font: 'strong', spacing: layout.spacing })
    } else if (mark === '*' && text.includes('   ')) writePair(text.split(/ {3,}/))
    else if (mark === '*') write(text, { font: 'strong' })
    else if (mark === '-') write(`• ${text}`)
    else if (line.includes(' || ')) drawCells(line)
    else write(line)
  }
  /** Writes a bold title and its place in plain letters on the same line. */
  function writePair([title = '', place = '']: string[]) {
    const options = { width: side.width, continued: true }
    doc.font('strong').fontSize(10).text(`${title}  `, side.x, doc.y, options)
    doc.font('plain').text(place, { continued: false })
  }
  function drawCells(line: string) {
    const { y } = doc
    let lowest = y
    const isForm = layout.rightLabels && line.split(' || ').length > 1
    for (const [at, cell] of line.split(' || ').entries()) {
      doc.y = y
      // Behind a column of labels, the answers share the remaining width.
      if (isForm && at > 0) write(cell, { x: side.x + layout.tab + (at - 1) * 80 })
      else if (isForm) write(cell, { end: side.x + layout.tab - 12, isRight: true })
      else write(cell, { x: side.x + at * layout.tab })
      lowest = Math.max(lowest, doc.y)
    }
    doc.y = lowest
  }
  return new Promise((done, fail) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => done(Buffer.concat(chunks)))
    doc.on('error', fail)
    doc.end()
  })
}

import { type Box, type Column, lay, mark, paragraph } from '#platform/server/documents/pdf/boxes.ts'
import { INK, INK_2, INK_3, LINE, RIVER_INK, SUNKEN } from '#platform/server/documents/pdf/colours.ts'
import { drawLine, measure } from '#platform/server/documents/pdf/lines.ts'
import { numberPages } from '#platform/server/documents/pdf/page-numbers.ts'
import { A4, Sheet, type Struct, type Style } from '#platform/server/documents/pdf/page.ts'
import type { ApplicationDocument, DocumentBox, TextBlock } from '../application-document.ts'
import { richParagraph } from './rich.ts'
import { signatureBoxes } from './signatures.ts'
import { tableBoxes } from './table.ts'

const NAME: Style = { weight: 'head', size: 21, colour: INK, leading: 1.18, tracking: -0.3 }
const STATE: Style = { weight: 'strong', size: 10, colour: INK }
const META: Style = { weight: 'body', size: 9, colour: INK_2 }
const FACT: Style = { weight: 'strong', size: 9.6, colour: INK }
const TITLE: Style = { weight: 'head', size: 12.5, colour: RIVER_INK, leading: 1.25 }
const BODY: Style = { weight: 'body', size: 10, colour: INK, leading: 1.5 }
const HINT: Style = { weight: 'body', size: 8.8, colour: INK_3 }
const WATERMARK: Style = { weight: 'head', size: 104, colour: '#f0ece2' }

const MARGIN = 56
const WIDTH = A4.width - 2 * MARGIN
const column: Column = { x: MARGIN, width: WIDTH, top: 54, bottom: A4.height - 60 }
const INDENT = 14

/** Renders an application as a tagged PDF: every box, and a line for each signature. */
export async function drawPdf(document: ApplicationDocument): Promise<Buffer> {
  const { watermark } = document.state
  const sheet = new Sheet(
    { language: document.language, title: document.title, author: 'Zamah' },
    { family: 'sans', dress: (target) => watermark && drawWatermark(target, watermark) },
  )
  const boxes = [
    ...headBoxes(sheet, document),
    ...document.boxes.flatMap((box) => boxBoxes(sheet, box, document.empty)),
    ...signatureBoxes(sheet, document.signatures, { width: WIDTH, title: TITLE }),
  ]
  lay(boxes, column, { page: 0, y: column.top, fresh: true, stiff: true })
  const about = { name: document.title.slice(0, 70), pageLabel: document.pageLabel }
  numberPages(sheet, about, { x: MARGIN, width: WIDTH, colour: INK_3 })
  return sheet.finish()
}

/** Draws a pale word across the page, so that nobody takes a draft for a submission. */
function drawWatermark(sheet: Sheet, word: string): void {
  const line = measure(sheet, word, WATERMARK)
  sheet.doc.save().rotate(-52, { origin: [A4.width / 2, A4.height / 2] })
  drawLine(sheet, line, {
    x: (A4.width - line.width) / 2,
    baseline: A4.height / 2 + WATERMARK.size * 0.36,
    style: WATERMARK,
  })
  sheet.doc.restore()
}

function headBoxes(sheet: Sheet, { title, facts, state }: ApplicationDocument): Box[] {
  const struct = sheet.add(sheet.root, 'Sect')
  const stateBoxes = [
    ...paragraph(sheet, {
      text: state.title,
      style: STATE,
      width: WIDTH - 24,
      indent: 12,
      keep: true,
      leaf: sheet.leaf(struct, 'P'),
    }),
    ...state.lines.flatMap((text) =>
      paragraph(sheet, {
        text,
        style: META,
        width: WIDTH - 24,
        indent: 12,
        keep: true,
        leaf: sheet.leaf(struct, 'P'),
      }),
    ),
  ]
  const height = stateBoxes.reduce((sum, box) => sum + box.height, 16)
  const ground = mark(sheet, {
    height: 8,
    draw: ({ x, y }) => sheet.doc.rect(x, y, WIDTH, height).fillAndStroke(SUNKEN, LINE),
  })
  return [
    ground,
    ...stateBoxes,
    mark(sheet, { height: 8, draw: () => undefined }),
    ...paragraph(sheet, {
      text: title,
      style: NAME,
      width: WIDTH,
      gap: 16,
      keep: true,
      leaf: sheet.leaf(struct, 'H1'),
    }),
    ...facts.flatMap(({ label, value }, at) => {
      const line = sheet.leaf(struct, 'P')
      return [
        ...paragraph(sheet, {
          text: label,
          style: META,
          width: WIDTH,
          gap: at === 0 ? 8 : 4,
          keep: true,
          leaf: line,
        }),
        ...paragraph(sheet, { text: value, style: FACT, width: WIDTH, leaf: line }),
      ]
    }),
  ]
}

function boxBoxes(sheet: Sheet, { title, hint, text, table }: DocumentBox, empty: string): Box[] {
  const struct = sheet.add(sheet.root, 'Sect', { title })
  const isEmpty = text.length === 0 && (table?.rows.length ?? 0) === 0
  return [
    ...paragraph(sheet, {
      text: title,
      style: TITLE,
      width: WIDTH,
      gap: 20,
      keep: true,
      leaf: sheet.leaf(struct, 'H2'),
    }),
    ...(hint
      ? paragraph(sheet, {
          text: hint,
          style: HINT,
          width: WIDTH,
          keep: true,
          leaf: sheet.leaf(struct, 'P'),
        })
      : []),
    ...(isEmpty
      ? paragraph(sheet, { text: empty, style: META, width: WIDTH, gap: 4, leaf: sheet.leaf(struct, 'P') })
      : []),
    ...text.flatMap((block) => blockBoxes(sheet, block, struct)),
    ...(table && !isEmpty ? tableBoxes(sheet, table, { parent: struct, width: WIDTH }) : []),
  ]
}

function blockBoxes(sheet: Sheet, block: TextBlock, parent: Struct): Box[] {
  const common = { style: BODY, width: WIDTH }
  if (block.kind !== 'list') {
    const isQuote = block.kind === 'quote'
    const leaf = sheet.leaf(isQuote ? sheet.add(parent, 'BlockQuote') : parent, 'P')
    return richParagraph(sheet, { ...common, runs: block.runs, leaf, gap: 5, indent: isQuote ? INDENT : 0 })
  }
  const list = sheet.add(parent, 'L')
  return block.items.flatMap((runs, at) => {
    const item = sheet.add(list, 'LI')
    const label = sheet.leaf(item, 'Lbl')
    const [first, ...rest] = richParagraph(sheet, {
      ...common,
      runs,
      leaf: sheet.leaf(item, 'LBody'),
      gap: at === 0 ? 5 : 2,
      indent: INDENT,
    })
    if (!first) return []
    const [dot] = paragraph(sheet, {
      text: block.ordered ? `${at + 1}.` : '•',
      ...common,
      leaf: label,
    })
    const draw: Box['draw'] = (place) => {
      dot?.draw(place)
      first.draw(place)
    }
    return [{ ...first, draw }, ...rest]
  })
}

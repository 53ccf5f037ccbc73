import {
  beside,
  type Box,
  type Column,
  unbreakable,
  lay,
  paragraph,
  rule,
} from '#platform/server/documents/pdf/boxes.ts'
import { INK, INK_2, INK_3, LINE, RIVER_INK } from '#platform/server/documents/pdf/colours.ts'
import { numberPages } from '#platform/server/documents/pdf/page-numbers.ts'
import { A4, Sheet, type Style } from '#platform/server/documents/pdf/page.ts'
import type { AgreementDocument, Row } from './agreement-document.ts'

const NAME: Style = { weight: 'head', size: 19, colour: INK, leading: 1.2 }
const TITLE: Style = { weight: 'head', size: 12.5, colour: RIVER_INK, leading: 1.25 }
const BODY: Style = { weight: 'body', size: 10, colour: INK, leading: 1.45 }
const STRONG: Style = { ...BODY, weight: 'strong' }
const QUIET: Style = { ...BODY, colour: INK_2 }
const LABEL: Style = { weight: 'body', size: 8, colour: INK_2 }

const MARGIN = 56
const WIDTH = A4.width - 2 * MARGIN
const AMOUNT = 96
const HALF = WIDTH / 2 - 16
const column: Column = { x: MARGIN, width: WIDTH, top: 54, bottom: A4.height - 60 }
/** Space above the line of a signature. */
const HAND = 46

/** Draws a contract as a tagged PDF, for both sides to sign. */
export async function drawAgreement(document: AgreementDocument): Promise<Buffer> {
  const { language, title, issued, sections, signatures, pageLabel } = document
  const sheet = new Sheet({ language, title, author: 'Zamah' }, { family: 'sans', dress: () => undefined })
  const words = (text: string, style: Style, { tag = 'P', width = WIDTH, gap = 4, keep = false } = {}) =>
    paragraph(sheet, { text, style, width, gap, keep, leaf: sheet.leaf(sheet.root, tag) })
  const heading = (text: string) => words(text, TITLE, { tag: 'H2', gap: 18, keep: true })
  const line = (width: number, colour: string, height: number, gap = 0) =>
    rule(sheet, { width, colour, height, gap, at: height })
  const row = ([what, amount]: Row, isLast: boolean): Box[] => {
    const style = isLast ? STRONG : BODY
    const right = paragraph(sheet, {
      text: amount,
      style,
      width: AMOUNT,
      gap: 4,
      align: 'right',
      leaf: sheet.leaf(sheet.root, 'P'),
    })
    const left = words(what, style, { width: WIDTH - AMOUNT - 12 })
    return [...beside(left, right, WIDTH - AMOUNT), ...(isLast ? [] : [line(WIDTH, LINE, 3)])]
  }
  const hand = ({ side, name }: AgreementDocument['signatures']['hands'][number]): Box[] => [
    ...words(side, STRONG, { width: HALF, keep: true }),
    ...words(name, BODY, { width: HALF, keep: true, gap: 0 }),
    line(HALF, INK_2, HAND),
    ...words(signatures.label, LABEL, { width: HALF, gap: 2 }),
  ]
  const [bank = [], team = []] = signatures.hands.map(hand)
  const boxes: Box[] = [
    ...words(title, NAME, { tag: 'H1', gap: 0, keep: true }),
    ...words(issued, QUIET, { gap: 2 }),
    ...sections.flatMap((section) => [
      ...heading(section.title),
      ...unbreakable((section.rows ?? []).map((one, at, { length }) => row(one, at === length - 1))),
      ...section.lines.flatMap((text) =>
        words(text, section.rows ? QUIET : BODY, { gap: section.rows ? 6 : 4 }),
      ),
    ]),
    ...heading(signatures.title),
    ...beside(bank, team, WIDTH - HALF),
  ]
  lay(boxes, column, { page: 0, y: column.top, fresh: true, stiff: true })
  numberPages(sheet, { name: title.slice(0, 70), pageLabel }, { x: MARGIN, width: WIDTH, colour: INK_3 })
  return sheet.finish()
}

import { type Box, type Column, lay, paragraph, rule } from '#platform/server/documents/pdf/boxes.ts'
import { INK, INK_2, INK_3, RIVER_INK } from '#platform/server/documents/pdf/colours.ts'
import { numberPages } from '#platform/server/documents/pdf/page-numbers.ts'
import { A4, Sheet, type Style } from '#platform/server/documents/pdf/page.ts'
import type { MinutesDocument } from './minutes-document.ts'

const NAME: Style = { weight: 'head', size: 19, colour: INK, leading: 1.2 }
const TITLE: Style = { weight: 'head', size: 12.5, colour: RIVER_INK, leading: 1.25 }
const BODY: Style = { weight: 'body', size: 10, colour: INK, leading: 1.45 }
/** Begins what is read together, as a decision with its reason and signatures. */
const FIRST: Style = { ...BODY, weight: 'head' }
const LABEL: Style = { weight: 'body', size: 8, colour: INK_2 }

const MARGIN = 56
const WIDTH = A4.width - 2 * MARGIN
const column: Column = { x: MARGIN, width: WIDTH, top: 54, bottom: A4.height - 60 }
/** Space above the line of a signature. */
const HAND = 38

/** Draws minutes as a tagged PDF. */
export async function drawMinutes(document: MinutesDocument): Promise<Buffer> {
  const { language, title, sections, signatures, pageLabel } = document
  const sheet = new Sheet({ language, title, author: 'Zamah' }, { family: 'sans', dress: () => undefined })
  const heading = (text: string, style: Style, tag: 'H1' | 'H2') =>
    paragraph(sheet, {
      text,
      style,
      width: WIDTH,
      gap: tag === 'H2' ? 18 : 0,
      keep: true,
      leaf: sheet.leaf(sheet.root, tag),
    })
  const boxes: Box[] = [
    ...heading(title, NAME, 'H1'),
    ...sections.flatMap((section) => [
      ...heading(section.title, TITLE, 'H2'),
      ...section.lines.flatMap((line) =>
        [line].flat().flatMap((text, at, all) =>
          paragraph(sheet, {
            text,
            style: at === 0 && typeof line !== 'string' ? FIRST : BODY,
            width: WIDTH,
            gap: at === 0 && typeof line !== 'string' ? 12 : 4,
            keep: at < all.length - 1,
            leaf: sheet.leaf(sheet.root, 'P'),
          }),
        ),
      ),
    ]),
    ...heading(signatures.title, TITLE, 'H2'),
    ...Array.from({ length: signatures.count }, () => [
      rule(sheet, { width: WIDTH * 0.6, colour: INK_2, height: HAND, at: HAND - 2 }),
      ...paragraph(sheet, {
        text: signatures.label,
        style: LABEL,
        width: WIDTH,
        leaf: sheet.leaf(sheet.root, 'P'),
      }),
    ]).flat(),
  ]
  lay(boxes, column, { page: 0, y: column.top, fresh: true, stiff: true })
  numberPages(sheet, { name: title.slice(0, 70), pageLabel }, { x: MARGIN, width: WIDTH, colour: INK_3 })
  return sheet.finish()
}

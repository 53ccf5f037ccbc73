import { namesOnOneLine } from '../../../contract/by-level.ts'
import type { CvDocument, CvEntry, CvItem, CvSection } from '../../../contract/document.ts'
import {
  beside,
  type Box,
  type Column,
  unbreakable,
  lay,
  paragraph,
  rule,
} from '#platform/server/documents/pdf/boxes.ts'
import { INK, INK_2, INK_3, RIVER, RIVER_INK, RIVER_LINE } from '#platform/server/documents/pdf/colours.ts'
import { numberPages } from '#platform/server/documents/pdf/page-numbers.ts'
import { addressBoxes, joined, noteBoxes } from './parts.ts'
import { A4, Sheet, type Struct, type Style } from '#platform/server/documents/pdf/page.ts'
import { drawPhoto } from './photo.ts'

const NAME: Style = { weight: 'head', size: 22, colour: INK, leading: 1.2 }
const HEADLINE: Style = { weight: 'body', size: 11, colour: INK_2, leading: 1.4 }
const LABEL: Style = { weight: 'body', size: 9.3, colour: INK_2, leading: 1.6 }
const FACT: Style = { weight: 'body', size: 9.8, colour: INK, leading: 1.52 }
const TITLE: Style = { weight: 'strong', size: 9.8, colour: RIVER_INK, leading: 1.4 }
const ENTRY: Style = { weight: 'strong', size: 10.3, colour: INK, leading: 1.42 }
const PERIOD: Style = { weight: 'body', size: 9.2, colour: INK_2, leading: 1.59 }
const PLACE: Style = { weight: 'body', size: 9.8, colour: INK_2 }
const BODY: Style = { weight: 'body', size: 9.8, colour: INK, leading: 1.48 }
const LINK: Style = { ...PLACE, colour: RIVER_INK }

const MARGIN = 46
/** The left column has labels and periods, the right one their contents. */
const LEFT = 122
const GUTTER = 20
const RIGHT = LEFT + GUTTER
const WIDTH = A4.width - 2 * MARGIN
const ROOM = WIDTH - RIGHT
const COLUMN: Column = { x: MARGIN, width: WIDTH, top: 46, bottom: A4.height - 60 }
const PHOTO = 92

/** Renders in the manner of the European form: labels on the left, contents on the right. */
export async function drawClear(document: CvDocument, photo?: Buffer): Promise<Buffer> {
  const sheet = new Sheet({ ...document, author: document.name }, { family: 'sans', dress: () => undefined })
  const end = drawHead(sheet, document, photo)
  const boxes = document.sections.flatMap((section) => sectionBoxes(sheet, section))
  lay(boxes, COLUMN, { page: 0, y: end, fresh: false })
  numberPages(sheet, document, { x: MARGIN, width: WIDTH, colour: INK_3 })
  return sheet.finish()
}

function drawHead(sheet: Sheet, document: CvDocument, photo: Buffer | undefined): number {
  const header = sheet.add(sheet.root, 'Sect')
  const boxes = [
    ...paragraph(sheet, {
      text: document.name,
      style: NAME,
      width: ROOM,
      keep: true,
      leaf: sheet.leaf(header, 'H1'),
    }),
    ...(document.headline
      ? paragraph(sheet, {
          text: document.headline,
          style: HEADLINE,
          width: ROOM,
          gap: 1,
          keep: true,
          leaf: sheet.leaf(header, 'P'),
        })
      : []),
    ...contactBoxes(sheet, document, header),
  ]
  sheet.goTo(0)
  if (photo)
    drawPhoto(sheet, photo, {
      parent: header,
      label: document.name,
      x: MARGIN,
      y: COLUMN.top + 3,
      size: PHOTO,
      radius: 8,
    })
  const rightColumn = { ...COLUMN, x: MARGIN + RIGHT }
  const { y } = lay(boxes, rightColumn, { page: 0, y: COLUMN.top, fresh: true })
  return Math.max(y, photo ? COLUMN.top + PHOTO + 3 : 0)
}

function contactBoxes(sheet: Sheet, { contact }: CvDocument, parent: Struct): Box[] {
  if (contact.length === 0) return []
  const list = sheet.add(parent, 'L')
  return contact.flatMap(({ label, text, href }, at) => {
    const item = sheet.add(list, 'LI')
    const gap = at === 0 ? 8 : 0
    const name = paragraph(sheet, {
      text: label,
      style: LABEL,
      width: 70,
      gap,
      leaf: sheet.leaf(item, 'Lbl'),
    })
    const body = sheet.add(item, 'LBody')
    const leaf = href ? sheet.link(body, href) : sheet.leaf(body, 'P')
    const style = href ? { ...FACT, colour: RIVER_INK } : FACT
    return beside(name, paragraph(sheet, { text, style, width: ROOM - 74, gap, leaf }), 74)
  })
}

function sectionBoxes(sheet: Sheet, section: CvSection): Box[] {
  const struct = sheet.add(sheet.root, 'Sect', { title: section.title })
  const title = paragraph(sheet, {
    text: section.title,
    style: TITLE,
    width: WIDTH,
    gap: 20,
    keep: true,
    leaf: sheet.leaf(struct, 'H2'),
  })
  const text = noteBoxes(sheet, section.text, { parent: struct, style: BODY, width: ROOM, gap: 0 })
  return [
    ...title,
    rule(sheet, { width: WIDTH, colour: RIVER_LINE, height: 9, gap: 2, thickness: 1 }),
    ...shifted(text),
    ...section.entries.flatMap((entry, at) =>
      entryBoxes(sheet, entry, { parent: struct, gap: at === 0 ? 0 : 11 }),
    ),
    ...listBoxes(sheet, section, struct),
  ]
}

/** Shifts boxes into the right column. */
function shifted(boxes: readonly Box[]): Box[] {
  return boxes.map((box) => ({ ...box, draw: (place) => box.draw({ ...place, x: place.x + RIGHT }) }))
}

function entryBoxes(sheet: Sheet, entry: CvEntry, { parent, gap }: { parent: Struct; gap: number }): Box[] {
  const title = paragraph(sheet, {
    text: entry.title,
    style: ENTRY,
    width: ROOM,
    gap,
    leaf: sheet.leaf(parent, 'H3'),
  })
  const place = joined([entry.place, entry.kind])
  const placed = place
    ? paragraph(sheet, { text: place, style: PLACE, width: ROOM, leaf: sheet.leaf(parent, 'P') })
    : []
  const period = entry.period
    ? paragraph(sheet, { text: entry.period, style: PERIOD, width: LEFT, gap, leaf: sheet.leaf(parent, 'P') })
    : []
  const rest = [
    ...noteBoxes(sheet, entry.note, { parent, style: BODY, width: ROOM }),
    ...addressBoxes(sheet, entry, { parent, style: LINK, width: ROOM }),
  ]
  const head = beside(period, [...title, ...placed], RIGHT)
  return [
    ...head.map((box, at) => ({ ...box, keep: at < head.length - 1 || rest.length > 0 })),
    ...shifted(rest),
  ]
}

function listBoxes(sheet: Sheet, { items }: CvSection, parent: Struct): Box[] {
  if (items.length === 0) return []
  const list = sheet.add(parent, 'L')
  return unbreakable(
    namesOnOneLine(items).map((item, at) => itemBoxes(sheet, item, { list, gap: at === 0 ? 0 : 3 })),
  )
}

/** Draws the name on the left, level or address on the right, with a scale for a level. */
function itemBoxes(
  sheet: Sheet,
  { label, detail, href, rank, of }: CvItem,
  { list, gap }: { list: Struct; gap: number },
): Box[] {
  const item = sheet.add(list, 'LI')
  if (!detail) {
    const inside = sheet.add(item, 'LBody')
    const leaf = href ? sheet.link(inside, href) : sheet.leaf(inside, 'P')
    return shifted(paragraph(sheet, { text: label, style: href ? LINK : FACT, width: ROOM, gap, leaf }))
  }
  const name = paragraph(sheet, {
    text: label,
    style: { ...FACT, weight: 'strong' },
    width: LEFT + GUTTER - 8,
    gap,
    leaf: sheet.leaf(item, 'Lbl'),
  })
  const body = sheet.add(item, 'LBody')
  const leaf = href ? sheet.link(body, href) : sheet.leaf(body, 'P')
  const shift = of > 0 ? SCALE + 14 : 0
  const boxes = paragraph(sheet, {
    text: detail,
    style: href ? { ...FACT, colour: RIVER_INK } : FACT,
    width: ROOM - shift,
    gap,
    leaf,
  })
  const row = beside(name, boxes, RIGHT + shift)
  return of > 0 ? withScale(sheet, row, { rank, of }) : row
}

const SCALE = 96

function withScale(sheet: Sheet, [first, ...rest]: Box[], { rank, of }: { rank: number; of: number }): Box[] {
  if (!first) return []
  const wide = (SCALE - (of - 1) * 3) / of
  const draw: Box['draw'] = (place) => {
    first.draw(place)
    sheet.artifact(() => {
      const y = place.y + first.height / 2 - 2
      for (let at = 0; at < of; at += 1) {
        sheet.doc.rect(place.x + RIGHT + at * (wide + 3), y, wide, 4).fill(at < rank ? RIVER : RIVER_LINE)
      }
    })
  }
  return [{ ...first, draw }, ...rest]
}

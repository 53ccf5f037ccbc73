import { byLevel } from '../../../contract/by-level.ts'
import type { CvDocument, CvEntry, CvSection } from '../../../contract/document.ts'
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
import { widthOf } from '#platform/server/documents/pdf/lines.ts'
import { addressBoxes, joined, noteBoxes } from './parts.ts'
import { A4, Sheet, type Struct, type Style } from '#platform/server/documents/pdf/page.ts'
import { numberPages } from '#platform/server/documents/pdf/page-numbers.ts'

const NAME: Style = { weight: 'head', size: 25, colour: INK, leading: 1.2 }
const HEADLINE: Style = { weight: 'body', size: 11.5, colour: INK_2 }
const CONTACT: Style = { weight: 'body', size: 9.5, colour: INK_2 }
const TITLE: Style = { weight: 'head', size: 11.8, colour: RIVER_INK, leading: 1.3 }
const ENTRY: Style = { weight: 'strong', size: 10.5, colour: INK }
const PERIOD: Style = { weight: 'body', size: 9.5, colour: INK_2, leading: 1.57 }
const PLACE: Style = { weight: 'body', size: 10, colour: INK_2 }
const BODY: Style = { weight: 'body', size: 10, colour: INK, leading: 1.48 }
const LINK: Style = { ...PLACE, size: 9.5, colour: RIVER_INK }

const MARGIN = 66
const COLUMN: Column = { x: MARGIN, width: A4.width - 2 * MARGIN, top: 60, bottom: A4.height - 62 }

/** Renders one column in a book font, for letters and scholarships. */
export async function drawClassic(document: CvDocument): Promise<Buffer> {
  const sheet = new Sheet({ ...document, author: document.name }, { family: 'serif', dress: () => undefined })
  const head = headBoxes(sheet, document)
  const boxes = document.sections.flatMap((section) => sectionBoxes(sheet, section))
  lay([...head, ...boxes], COLUMN, { page: 0, y: COLUMN.top, fresh: true })
  numberPages(sheet, document, { x: MARGIN, width: COLUMN.width, colour: INK_3 })
  return sheet.finish()
}

function headBoxes(sheet: Sheet, { name, headline, contact }: CvDocument): Box[] {
  const header = sheet.add(sheet.root, 'Sect')
  const facts = joined(contact.map(({ text }) => text))
  return [
    ...centred(sheet, { text: name, style: NAME, parent: header, tag: 'H1' }),
    ...(headline ? centred(sheet, { text: headline, style: HEADLINE, parent: header, gap: 2 }) : []),
    ...(contact.length > 0 ? centred(sheet, { text: facts, style: CONTACT, parent: header, gap: 6 }) : []),
  ].map((box) => ({ ...box, keep: true }))
}

type Centred = { text: string; style: Style; parent: Struct; gap?: number; tag?: string }

function centred(sheet: Sheet, { text, style, parent, gap = 0, tag = 'P' }: Centred): Box[] {
  const leaf = sheet.leaf(parent, tag)
  return paragraph(sheet, { text, style, width: COLUMN.width, leaf, gap, align: 'centre' })
}

function sectionBoxes(sheet: Sheet, section: CvSection): Box[] {
  const struct = sheet.add(sheet.root, 'Sect', { title: section.title })
  const width = COLUMN.width
  const title = paragraph(sheet, {
    text: section.title,
    style: TITLE,
    width,
    gap: 20,
    keep: true,
    leaf: sheet.leaf(struct, 'H2'),
  })
  return [
    ...title,
    rule(sheet, { width, colour: LINE, height: 8, gap: 3 }),
    ...noteBoxes(sheet, section.text, { parent: struct, style: BODY, width, gap: 0 }),
    ...section.entries.flatMap((entry, at) => entryBoxes(sheet, entry, { parent: struct, first: at === 0 })),
    ...itemBoxes(sheet, section, struct),
  ]
}

function entryBoxes(
  sheet: Sheet,
  entry: CvEntry,
  { parent, first }: { parent: Struct; first: boolean },
): Box[] {
  const gap = first ? 0 : 11
  const dated = widthOf(sheet, entry.period, PERIOD)
  const room = COLUMN.width - (entry.period ? dated + 18 : 0)
  const title = paragraph(sheet, {
    text: entry.title,
    style: ENTRY,
    width: room,
    gap,
    leaf: sheet.leaf(parent, 'H3'),
  })
  const period = entry.period
    ? paragraph(sheet, {
        text: entry.period,
        style: PERIOD,
        width: dated + 2,
        gap,
        leaf: sheet.leaf(parent, 'P'),
      })
    : []
  const place = joined([entry.place, entry.kind])
  const head = [
    ...beside(title, period, COLUMN.width - dated),
    ...(place
      ? paragraph(sheet, { text: place, style: PLACE, width: COLUMN.width, leaf: sheet.leaf(parent, 'P') })
      : []),
  ]
  const rest = [
    ...noteBoxes(sheet, entry.note, { parent, style: BODY, width: COLUMN.width }),
    ...addressBoxes(sheet, entry, { parent, style: LINK, width: COLUMN.width }),
  ]
  return [...head.map((box, at) => ({ ...box, keep: at < head.length - 1 || rest.length > 0 })), ...rest]
}

/** Draws skills in lines of one level each, languages and links one by one. */
function itemBoxes(sheet: Sheet, section: CvSection, parent: Struct): Box[] {
  if (section.items.length === 0) return []
  const list = sheet.add(parent, 'L')
  const lines =
    section.name === 'skills' ? byLevel(section.items) : section.items.map((item) => ({ ...item }))
  const rows = lines.map(({ label, detail, href }, at) => {
    const body = sheet.add(sheet.add(list, 'LI'), 'LBody')
    const leaf = href ? sheet.link(body, href) : sheet.leaf(body, 'P')
    const text = detail ? `${label}: ${detail}` : label
    const style = href ? { ...BODY, colour: RIVER_INK } : BODY
    return paragraph(sheet, { text, style, width: COLUMN.width, gap: at === 0 ? 0 : 2, leaf })
  })
  return unbreakable(rows)
}

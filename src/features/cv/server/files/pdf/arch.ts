import { forColumn } from '../../../contract/by-level.ts'
import type { CvDocument, CvEntry, CvItem, CvSection } from '../../../contract/document.ts'
import {
  type Box,
  type Column,
  unbreakable,
  lay,
  mark,
  paragraph,
} from '#platform/server/documents/pdf/boxes.ts'
import {
  DEEP,
  INK,
  INK_2,
  INK_3,
  ON_DEEP,
  ON_DEEP_2,
  RIVER,
  RIVER_INK,
  RIVER_LINE,
  SUNKEN,
} from '#platform/server/documents/pdf/colours.ts'
import { drawPhoto } from './photo.ts'
import { numberPages } from '#platform/server/documents/pdf/page-numbers.ts'
import { addressBoxes, joined, noteBoxes } from './parts.ts'
import { A4, Sheet, type Struct, type Style } from '#platform/server/documents/pdf/page.ts'
import { ARCH_WIDTH } from '../../../contract/stones.ts'
import { drawStones } from './stones.ts'

const NAME: Style = { weight: 'head', size: 27, colour: ON_DEEP, leading: 1.14, tracking: -0.5 }
const HEADLINE: Style = { weight: 'body', size: 11.5, colour: ON_DEEP_2, leading: 1.38 }
const TITLE: Style = { weight: 'head', size: 13, colour: RIVER_INK, leading: 1.25 }
const ENTRY: Style = { weight: 'strong', size: 10.5, colour: INK }
const META: Style = { weight: 'body', size: 9.2, colour: INK_2 }
const BODY: Style = { weight: 'body', size: 9.8, colour: INK, leading: 1.5 }
const LINK: Style = { ...META, colour: RIVER_INK }
const SIDE_TITLE: Style = { weight: 'head', size: 10.5, colour: RIVER_INK }
const SIDE: Style = { weight: 'strong', size: 9.4, colour: INK }
const SIDE_META: Style = { weight: 'body', size: 8.8, colour: INK_2 }

const MARGIN = 40
const BAND = 150
const SIDE_WIDTH = 190
const BOTTOM = A4.height - 56
const SIDE_X = A4.width - SIDE_WIDTH
const sideColumn: Column = { x: SIDE_X + 22, width: SIDE_WIDTH - 22 - 30, top: 48, bottom: BOTTOM }
const mainColumn: Column = { x: MARGIN, width: SIDE_X - MARGIN - 30, top: 48, bottom: BOTTOM }
const ASIDE = new Set(['skills', 'languages', 'links'])

/** Renders our own design: the skill arch above the name, the story on the left, the facts on the right. */
export async function drawArch(document: CvDocument, photo?: Buffer): Promise<Buffer> {
  const skills = document.sections.find(({ name }) => name === 'skills')?.items.length ?? 0
  const sheet = new Sheet({ ...document, author: document.name }, { family: 'onest', dress })
  const band = headBand(sheet, document, { skills, photo })
  const main = document.sections.filter(({ name }) => !ASIDE.has(name))
  const side = document.sections.filter(({ name }) => ASIDE.has(name))
  const start = (y: number) => ({ page: 0, y, fresh: true })
  const aside = contactBoxes(sheet, document)
  const story = main.flatMap((section, at) => mainBoxes(sheet, section, at === 0))
  const facts = side.flatMap((section, at) => sideBoxes(sheet, section, at === 0 && aside.length === 0))
  lay(story, mainColumn, start(band + 26))
  lay([...aside, ...facts], sideColumn, start(band + 26))
  numberPages(sheet, document, { x: MARGIN, width: mainColumn.width, colour: INK_3 })
  return sheet.finish()
}

type Head = { skills: number; photo: Buffer | undefined }
const PHOTO = 86

function dress({ doc }: Sheet, page: number): void {
  doc.rect(SIDE_X, 0, SIDE_WIDTH, A4.height).fill(SUNKEN)
  if (page > 0) doc.rect(0, 0, A4.width, 8).fill(DEEP)
}

/** Draws name and headline on the dark band; returns its height. */
function headBand(sheet: Sheet, document: CvDocument, { skills, photo }: Head): number {
  const header = sheet.add(sheet.root, 'Sect')
  const left = MARGIN + (photo ? PHOTO + 22 : 0)
  const room = (skills > 0 ? A4.width - MARGIN - ARCH_WIDTH - 18 : A4.width - MARGIN) - left
  const boxes = [
    ...paragraph(sheet, {
      text: document.name,
      style: NAME,
      width: room,
      leaf: sheet.leaf(header, 'H1'),
      keep: true,
    }),
    ...(document.headline
      ? paragraph(sheet, {
          text: document.headline,
          style: HEADLINE,
          width: room,
          gap: 6,
          keep: true,
          leaf: sheet.leaf(header, 'P'),
        })
      : []),
  ]
  const text = boxes.reduce((sum, { height, gap }) => sum + height + gap, 0)
  const band = Math.max(BAND, text + 60)
  sheet.goTo(0)
  sheet.artifact(() => sheet.doc.rect(0, 0, A4.width, band).fill(DEEP))
  if (skills > 0) {
    const figure = sheet.leaf(header, 'Figure', {
      alt: document.archLabel,
      bbox: [A4.width - MARGIN - ARCH_WIDTH, band - 110, A4.width - MARGIN, band],
      placement: 'Block',
    })
    sheet.write(figure, 0, () =>
      drawStones(sheet.doc, { skills, x: A4.width - MARGIN - ARCH_WIDTH / 2, y: band, colour: RIVER }),
    )
  }
  if (photo)
    drawPhoto(sheet, photo, {
      parent: header,
      label: document.name,
      x: MARGIN,
      y: (band - PHOTO) / 2,
      size: PHOTO,
      radius: PHOTO / 2,
    })
  lay(
    boxes,
    { x: left, width: room, top: 0, bottom: A4.height },
    { page: 0, y: (band - text) / 2, fresh: true },
  )
  return band
}

function contactBoxes(sheet: Sheet, { contact, contactTitle }: CvDocument): Box[] {
  if (contact.length === 0) return []
  const struct = sheet.add(sheet.root, 'Sect', { title: contactTitle })
  const list = () => sheet.add(struct, 'L')
  const title = sideTitle(sheet, { text: contactTitle, parent: struct, first: true })
  const items = list()
  return [
    ...title,
    ...contact.flatMap(({ label, text, href }, at) => {
      const item = sheet.add(items, 'LI')
      const name = paragraph(sheet, {
        text: label,
        style: SIDE_META,
        width: sideColumn.width,
        gap: at === 0 ? 0 : 5,
        keep: true,
        leaf: sheet.leaf(item, 'Lbl'),
      })
      const body = sheet.add(item, 'LBody')
      const leaf = href ? sheet.link(body, href) : sheet.leaf(body, 'P')
      return [...name, ...paragraph(sheet, { text, style: SIDE, width: sideColumn.width, leaf })]
    }),
  ]
}

function sideTitle(
  sheet: Sheet,
  { text, parent, first }: { text: string; parent: Struct; first: boolean },
): Box[] {
  const leaf = sheet.leaf(parent, 'H2')
  const boxes = paragraph(sheet, {
    text,
    style: SIDE_TITLE,
    width: sideColumn.width,
    gap: first ? 0 : 24,
    keep: true,
    leaf,
  })
  return [...boxes, mark(sheet, { height: 6, draw: () => undefined })]
}

function mainBoxes(sheet: Sheet, section: CvSection, first: boolean): Box[] {
  const struct = sheet.add(sheet.root, 'Sect', { title: section.title })
  const width = mainColumn.width
  const title = paragraph(sheet, {
    text: section.title,
    style: TITLE,
    width,
    gap: first ? 0 : 22,
    keep: true,
    leaf: sheet.leaf(struct, 'H2'),
  })
  return [
    ...title,
    ...noteBoxes(sheet, section.text, { parent: struct, style: BODY, width, gap: 5 }),
    ...section.entries.flatMap((entry, at) =>
      entryBoxes(sheet, entry, { parent: struct, gap: at === 0 ? 7 : 12 }),
    ),
  ]
}

function entryBoxes(sheet: Sheet, entry: CvEntry, { parent, gap }: { parent: Struct; gap: number }): Box[] {
  const width = mainColumn.width
  const facts = joined([entry.kind, entry.period])
  const head = [
    ...paragraph(sheet, { text: entry.title, style: ENTRY, width, gap, leaf: sheet.leaf(parent, 'H3') }),
    ...(entry.place
      ? paragraph(sheet, {
          text: entry.place,
          style: { ...META, colour: INK },
          width,
          leaf: sheet.leaf(parent, 'P'),
        })
      : []),
    ...(facts ? paragraph(sheet, { text: facts, style: META, width, leaf: sheet.leaf(parent, 'P') }) : []),
  ]
  const rest = [
    ...noteBoxes(sheet, entry.note, { parent, style: BODY, width }),
    ...addressBoxes(sheet, entry, { parent, style: LINK, width }),
  ]
  return [...head.map((box, at) => ({ ...box, keep: at < head.length - 1 || rest.length > 0 })), ...rest]
}

function sideBoxes(sheet: Sheet, section: CvSection, first: boolean): Box[] {
  const struct = sheet.add(sheet.root, 'Sect', { title: section.title })
  const title = sideTitle(sheet, { text: section.title, parent: struct, first })
  const list = sheet.add(struct, 'L')
  const items = forColumn(section.items).map((item, at) =>
    itemBoxes(sheet, item, { list, gap: at === 0 ? 0 : 7 }),
  )
  return [...title, ...unbreakable(items)]
}

function itemBoxes(
  sheet: Sheet,
  { label, detail, href, rank, of }: CvItem,
  { list, gap }: { list: Struct; gap: number },
): Box[] {
  const width = sideColumn.width
  const body = sheet.add(sheet.add(list, 'LI'), 'LBody')
  const leaf = href ? sheet.link(body, href) : sheet.leaf(body, 'P')
  const style = href ? { ...SIDE, colour: RIVER_INK } : SIDE
  const name = paragraph(sheet, { text: label, style, width, gap, keep: detail !== '', leaf })
  const boxes = detail
    ? paragraph(sheet, { text: detail, style: SIDE_META, width, keep: of > 0, leaf: sheet.leaf(body, 'P') })
    : []
  return of === 0 ? [...name, ...boxes] : [...name, ...boxes, levelMark(sheet, { rank, of, width })]
}

/** Draws a stone for each level, filled up to the reached one. */
function levelMark(sheet: Sheet, { rank, of, width }: { rank: number; of: number; width: number }): Box {
  const wide = (width - (of - 1) * 3) / of
  return mark(sheet, {
    height: 4,
    gap: 2.5,
    keep: false,
    draw({ x, y }) {
      for (let at = 0; at < of; at += 1) {
        sheet.doc.rect(x + at * (wide + 3), y, wide, 3.2).fill(at < rank ? RIVER : RIVER_LINE)
      }
    },
  })
}

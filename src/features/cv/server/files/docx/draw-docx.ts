import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  TabStopType,
  TextRun,
} from 'docx'
import { namesOnOneLine } from '../../../contract/by-level.ts'
import type { Block, CvDocument, CvEntry, CvSection } from '../../../contract/document.ts'
import { shortAddress } from '../../../contract/short-address.ts'

const BULLETS = 'cv-bullets'
/** Twentieths of a point: the right edge of the words on A4. */
const RIGHT_EDGE = 9070
const MARGIN = 1418
const INK = '16201d'
const QUIET = '46524d'
const RIVER = '005a49'
/** Fonts that every office program has, with all our letters in both scripts. */
const FACES = { clear: 'Arial', classic: 'Times New Roman', arch: 'Calibri' }

/** Renders a CV as a document to edit: headings, lists and links are real ones, in one column. */
export async function drawDocx(document: CvDocument, photo: Buffer | undefined): Promise<Buffer> {
  const { title, name, language, design } = document
  const file = new Document({
    title,
    creator: name,
    lastModifiedBy: name,
    description: '',
    styles: {
      default: {
        document: {
          run: { font: FACES[design], size: 21, color: INK, language: { value: language } },
          paragraph: { spacing: { after: 60, line: 276 } },
        },
        heading1: { run: { size: 48, bold: true, color: INK }, paragraph: { spacing: { after: 40 } } },
        heading2: {
          run: { size: 25, bold: true, color: RIVER },
          paragraph: { spacing: { before: 320, after: 120 }, keepNext: true },
        },
        heading3: {
          run: { size: 22, bold: true, color: INK },
          paragraph: { spacing: { before: 180, after: 0 }, keepNext: true },
        },
        hyperlink: { run: { color: RIVER, underline: {} } },
      },
    },
    numbering: {
      config: [
        {
          reference: BULLETS,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 340, hanging: 227 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: 1134, bottom: 1134, left: MARGIN, right: MARGIN },
          },
        },
        children: [...headOf(document, photo), ...document.sections.flatMap(sectionOf)],
      },
    ],
  })
  return Packer.toBuffer(file)
}

function headOf({ name, headline, contact }: CvDocument, photo: Buffer | undefined): Paragraph[] {
  const facts = contact.flatMap(({ text, href }, at): ParagraphChild[] => [
    ...(at > 0 ? [new TextRun({ text: ' · ', color: QUIET })] : []),
    href ? linkTo(href, text) : new TextRun({ text, color: QUIET }),
  ])
  return [
    ...(photo ? [portrait(photo, name)] : []),
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(name)] }),
    ...(headline
      ? [new Paragraph({ children: [new TextRun({ text: headline, size: 24, color: QUIET })] })]
      : []),
    ...(facts.length > 0 ? [new Paragraph({ children: facts })] : []),
  ]
}

function portrait(data: Buffer, name: string): Paragraph {
  const size = { width: 110, height: 110 }
  const image = new ImageRun({
    type: 'jpg',
    data,
    transformation: size,
    altText: { name, title: name, description: name },
  })
  return new Paragraph({ children: [image] })
}

function sectionOf(section: CvSection): Paragraph[] {
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: 'a9d3c5', space: 2 } },
      children: [new TextRun(section.title)],
    }),
    ...section.text.flatMap(blockOf),
    ...section.entries.flatMap(entryOf),
    ...namesOnOneLine(section.items).map(({ label, detail, href }) =>
      bullet([
        ...(href ? [linkTo(href, label)] : [new TextRun(label)]),
        ...(detail ? [new TextRun({ text: `: ${detail}`, color: QUIET })] : []),
      ]),
    ),
  ]
}

function entryOf({ title, place, kind, period, note, url }: CvEntry): Paragraph[] {
  const facts = [place, kind].filter(Boolean).join(' · ')
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_3,
      tabStops: [{ type: TabStopType.RIGHT, position: RIGHT_EDGE }],
      children: [
        new TextRun(title),
        ...(period ? [new TextRun({ text: `\t${period}`, bold: false, size: 19, color: QUIET })] : []),
      ],
    }),
    ...(facts
      ? [new Paragraph({ keepNext: note.length > 0, children: [new TextRun({ text: facts, color: QUIET })] })]
      : []),
    ...note.flatMap(blockOf),
    ...(url ? [new Paragraph({ children: [linkTo(url, shortAddress(url))] })] : []),
  ]
}

function blockOf(block: Block): Paragraph[] {
  if (block.kind === 'text') return [new Paragraph({ children: [new TextRun(block.text)] })]
  return block.items.map((text) => bullet([new TextRun(text)]))
}

function bullet(children: ParagraphChild[]): Paragraph {
  return new Paragraph({ numbering: { reference: BULLETS, level: 0 }, spacing: { after: 20 }, children })
}

function linkTo(link: string, text: string): ExternalHyperlink {
  return new ExternalHyperlink({ link, children: [new TextRun({ text, style: 'Hyperlink' })] })
}

import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  type Table,
  TabStopType,
  TextRun,
} from 'docx'
import type { ApplicationDocument, DocumentBox, Run, TextBlock } from '../application-document.ts'
import { signatureTable, tableOf } from './tables.ts'

const BULLETS = 'application-bullets'
const NUMBERS = 'application-numbers'
/** Twentieths of a point: the right edge of the words on A4. */
const RIGHT_EDGE = 9638
const INK = '16201d'
const QUIET = '46524d'
const RIVER = '005a49'

/** Renders an application as a document to edit: headings, lists and tables are real ones, and can be read back. */
export async function drawDocx(document: ApplicationDocument): Promise<Buffer> {
  const { title, language, state } = document
  const numbers = { count: 0 }
  const children = [
    ...headOf(document),
    ...document.boxes.flatMap((box) => boxOf(box, numbers)),
    heading(document.signatures.title),
    ...(document.signatures.names.length > 0 ? [signatureTable(document.signatures)] : []),
  ]
  const file = new Document({
    title,
    creator: 'Zamah',
    lastModifiedBy: 'Zamah',
    description: '',
    styles: {
      default: {
        document: {
          run: { font: 'Calibri', size: 22, color: INK, language: { value: language } },
          paragraph: { spacing: { after: 100, line: 276 } },
        },
        heading1: { run: { size: 44, bold: true, color: INK }, paragraph: { spacing: { after: 80 } } },
        heading2: {
          run: { size: 27, bold: true, color: RIVER },
          paragraph: { spacing: { before: 360, after: 60 }, keepNext: true },
        },
        hyperlink: { run: { color: RIVER, underline: {} } },
      },
    },
    numbering: {
      config: [
        { reference: BULLETS, levels: [level(LevelFormat.BULLET, '•')] },
        { reference: NUMBERS, levels: [level(LevelFormat.DECIMAL, '%1.')] },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: 1134, bottom: 1134, left: 1134, right: 1134 },
          },
        },
        ...(state.watermark && { headers: { default: headerOf(state.watermark) } }),
        footers: { default: footerOf(document) },
        children,
      },
    ],
  })
  return Packer.toBuffer(file)
}

function level(format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) {
  return {
    level: 0,
    format,
    text,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: 380, hanging: 267 } } },
  }
}

function headerOf(word: string): Header {
  const run = new TextRun({ text: word, bold: true, color: QUIET, characterSpacing: 60 })
  return new Header({ children: [new Paragraph({ alignment: AlignmentType.RIGHT, children: [run] })] })
}

function footerOf({ title, pageLabel }: ApplicationDocument): Footer {
  const [before = '', between = '', after = ''] = pageLabel.split(/[§¶]/)
  const children = [
    `${title.slice(0, 70)}\t${before}`,
    PageNumber.CURRENT,
    between,
    PageNumber.TOTAL_PAGES,
    after,
  ]
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: RIGHT_EDGE }],
        children: [new TextRun({ children, size: 17, color: QUIET })],
      }),
    ],
  })
}

function headOf({ title, facts, state }: ApplicationDocument): Paragraph[] {
  const border = { style: BorderStyle.SINGLE, size: 4, color: 'd8d0be', space: 4 }
  const lines = [new TextRun({ text: state.title, bold: true })].concat(
    state.lines.map((text) => new TextRun({ text, break: 1, size: 19, color: QUIET })),
  )
  return [
    new Paragraph({
      border: { top: border, bottom: border, left: border, right: border },
      spacing: { after: 240 },
      children: lines,
    }),
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(title)] }),
    ...facts.map(
      ({ label, value }) =>
        new Paragraph({
          spacing: { after: 20 },
          children: [
            new TextRun({ text: `${label}: `, color: QUIET }),
            new TextRun({ text: value, bold: true }),
          ],
        }),
    ),
  ]
}

function heading(text: string): Paragraph {
  return new Paragraph({ heading: HeadingLevel.HEADING_2, children: [new TextRun(text)] })
}

function boxOf({ title, hint, text, table }: DocumentBox, numbers: { count: number }): (Paragraph | Table)[] {
  const quiet = new TextRun({ text: hint, italics: true, size: 19, color: QUIET })
  return [
    heading(title),
    ...(hint ? [new Paragraph({ keepNext: true, children: [quiet] })] : []),
    ...text.flatMap((block) => blockOf(block, numbers)),
    ...(table ? [tableOf(table)] : text.length === 0 ? [new Paragraph({}), new Paragraph({})] : []),
  ]
}

function blockOf(block: TextBlock, numbers: { count: number }): Paragraph[] {
  if (block.kind !== 'list')
    return [
      new Paragraph({
        children: block.runs.map(runOf),
        ...(block.kind === 'quote' && { indent: { left: 380 } }),
      }),
    ]
  // Each list counts from one again.
  if (block.ordered) numbers.count += 1
  const numbering = block.ordered
    ? { reference: NUMBERS, level: 0, instance: numbers.count }
    : { reference: BULLETS, level: 0 }
  return block.items.map(
    (runs) => new Paragraph({ numbering, spacing: { after: 40 }, children: runs.map(runOf) }),
  )
}

function runOf({ text, bold, italic, href }: Run): ParagraphChild {
  const look = { text: text.replace(/\n/g, ' '), bold: bold ?? false, italics: italic ?? false }
  if (!href) return new TextRun(look)
  return new ExternalHyperlink({ link: href, children: [new TextRun({ ...look, style: 'Hyperlink' })] })
}

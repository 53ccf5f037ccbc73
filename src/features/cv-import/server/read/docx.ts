import { zipSync } from 'fflate'
import mammoth from 'mammoth'
import { type Line, lineOf, linesOf } from '../layout/line.ts'
import { sectionNamed } from '../parse/section-names.ts'
import { Refusal } from './refusal.ts'
import { blocksOfHtml, type Block, TITLE } from './html-blocks.ts'
import { namesInZip, unpack } from './zip.ts'

/** The files with text; pictures and the rest stay packed. */
const WANTED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:document|styles|numbering|footnotes|header\d*)\.xml|word\/_rels\/document\.xml\.rels)$/
/** From this number of paragraphs on, cells of a table hold whole columns of a CV, not fields of a row. */
const COLUMN = 4
/**
 * The most tags, both ends counted: the reader builds a tree of them, with a kilobyte for each. Fifty pages of text have
 * fewer.
 */
const MAX_ELEMENTS = 100_000
const OPENING = '<'.charCodeAt(0)

/** Reads the lines of a Word document: headings, paragraphs, list items and rows of tables. */
export async function linesOfDocx(
  bytes: Uint8Array,
): Promise<{ lines: Line[]; pages: number; unread: number[] }> {
  const lines = (await blocksOfDocx(bytes)).flatMap((block) => linesOfBlock(block))
  if (lines.length === 0) throw new Refusal(hasPictures(bytes) ? 'scanned' : 'empty')
  return { lines, pages: 1, unread: [] }
}

/** In a CV the title is a name, which has its own reader. */
export const WITH_TITLE = [`p[style-name='Title'] => h1.${TITLE}:fresh`]

/** Reads the document as blocks; text in the title style is a title if `styleMap` maps it. */
export async function blocksOfDocx(bytes: Uint8Array, styleMap: string[] = []): Promise<Block[]> {
  return blocksOfHtml(
    await htmlOfDocx(
      unpack(bytes, (name) => WANTED.test(name)),
      { styleMap },
    ),
  )
}

type HtmlOptions = Pick<NonNullable<Parameters<typeof mammoth.convertToHtml>[1]>, 'styleMap' | 'convertImage'>

/** The reader unpacks without limits, so it only gets files that we have unpacked within ours. */
export async function htmlOfDocx(
  parts: Readonly<Record<string, Uint8Array>>,
  options: HtmlOptions,
): Promise<string> {
  const texts = Object.entries(parts).filter(([name]) => name.endsWith('.xml') || name.endsWith('.rels'))
  if (countElements(Object.fromEntries(texts)) > MAX_ELEMENTS) throw new Refusal('huge')
  const small = Buffer.from(zipSync({ ...parts }, { level: 0 }))
  const { value } = await mammoth
    .convertToHtml({ buffer: small }, { includeDefaultStyleMap: true, ...options })
    .catch((error: unknown) => {
      throw new Refusal('damaged', { cause: error })
    })
  return value
}

/** Returns true for pictures, because a photo of a page has no text. */
function hasPictures(bytes: Uint8Array): boolean {
  return namesInZip(bytes).some((name) => name.startsWith('word/media/'))
}

function countElements(parts: Readonly<Record<string, Uint8Array>>): number {
  let count = 0
  for (const part of Object.values(parts)) {
    for (let at = part.indexOf(OPENING); at >= 0; at = part.indexOf(OPENING, at + 1)) count += 1
  }
  return count
}

function linesOfBlock(block: Block): Line[] {
  if (block.kind === 'table') return block.rows.flatMap(linesOfRow)
  return block.lines.flatMap((text, at) => {
    return linesOf({
      // People who do not know tabs line up columns with spaces.
      cells: text.split(/\t+| {3,}|\u00a0{3,}/),
      size: block.level === 0 ? (block.isBold ? 1.1 : 1) : 2 - block.level * 0.15,
      isHeading: block.level > 0,
      isStrong: block.isBold,
      isBullet: block.isPoint && at === 0,
      isApart: block.level > 0 || (block.isBold && at === 0),
    })
  })
}

function linesOfRow(cells: readonly (readonly Block[])[]): Line[] {
  const inside = cells.map((cell) => cell.flatMap(linesOfBlock))
  const isLayout =
    inside.length === 1 ||
    inside.filter((lines) => lines.length >= COLUMN).length > 1 ||
    inside.some((lines) => lines.length > 1 && lines.some(({ text }) => sectionNamed(text)?.rest === ''))
  if (isLayout) {
    return inside.flatMap((lines) =>
      lines.map((line, at) => (at === 0 ? { ...line, startsBlock: true } : line)),
    )
  }
  // The first paragraphs of a row's cells become one line; further paragraphs follow below.
  const first = inside.map((lines) => lines[0]?.text ?? '')
  const row = lineOf({ cells: first })
  return [...(row ? [row] : []), ...inside.flatMap((lines) => lines.slice(1))]
}

import { getDocumentProxy } from 'unpdf'
import type { Page } from '../layout/columns.ts'
import type { Line } from '../layout/line.ts'
import { linesOfPages } from '../layout/lines-of-pages.ts'
import { type Piece, rowsOf } from '../layout/rows.ts'
import { Refusal } from './refusal.ts'

const MAX_PAGES = 15
const MAX_PIECES = 40_000
/** With fewer letters, the page is only a picture of a text. */
const LEAST_LETTERS = 25
/** A picture is an object of its own, never packed with others. */
const IMAGE = /\/Subtype\s*\/Image\b/

/** Returns the lines of a PDF that contains its text. */
export async function linesOfPdf(
  bytes: Uint8Array,
): Promise<{ lines: Line[]; pages: number; unread: number[] }> {
  // Before the reader, which takes ownership of the bytes.
  const isPictured = IMAGE.test(Buffer.from(bytes).toString('latin1'))
  const document = await open(bytes)
  if (document.numPages > MAX_PAGES) throw new Refusal('tooManyPages')
  const pages: Page[] = []
  const unread: number[] = []
  let letters = 0
  let pieces = 0
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const [left = 0, , right = 0] = page.view
    const { items } = await page.getTextContent()
    const pagePieces = items.flatMap((item) => ('str' in item ? pieceOf(item, left) : []))
    pieces += pagePieces.length
    if (pieces > MAX_PIECES) throw new Refusal('huge')
    const onPage = pagePieces.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0)
    letters += onPage
    if (isPictured && onPage < LEAST_LETTERS) unread.push(number)
    pages.push({ width: right - left, rows: rowsOf(pagePieces) })
  }
  if (letters < LEAST_LETTERS) throw new Refusal('scanned')
  return { lines: linesOfPages(pages), pages: document.numPages, unread }
}

async function open(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(bytes, { verbosity: 0, disableFontFace: true, useWorkerFetch: false })
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new Refusal(isLocked ? 'encrypted' : 'damaged', { cause: error })
  }
}

type Item = { str: string; transform: number[]; width: number; height: number; fontName: string }

/** Returns upright text only, because rotated text is decoration. */
function pieceOf({ str, transform, width, height, fontName }: Item, left: number): Piece[] {
  const [a = 0, b = 0, , d = 0, x = 0, y = 0] = transform
  if (str.trim() === '' || Math.abs(b) > Math.abs(a) * 0.1) return []
  return [{ text: str, x: x - left, y, width, size: height || Math.abs(d) || 10, font: fontName }]
}

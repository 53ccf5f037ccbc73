import { MARK } from './level-marks.ts'
import { pieces } from './pieces.ts'
import { unspaced } from './spaced-letters.ts'

/** One line of a CV as a reader sees it, whatever file it came from. */
export type Line = {
  text: string
  /** What stands apart on the same line, from left to right; one where nothing does. */
  cells: readonly string[]
  /** Of each cell which column of its table it is in, where that is known and cells are empty. */
  places?: readonly number[]
  /** Height of its letters; 1 is what most of the text has. */
  size: number
  isHeading: boolean
  /** All of it is in letters that stand out from the others. */
  isStrong: boolean
  isBullet: boolean
  /** It runs to the right edge, so that the next line may go on with its sentence. */
  isFull: boolean
  /** It stands further from the line above than lines of one paragraph do. */
  isApart: boolean
  /** Another column or box begins: what went before does not go on here. */
  startsBlock: boolean
}

const BULLET = new RegExp(`^(?:[•·▪■◦●○‣➢➤✓✔»*](?!\\s?${MARK.source})|[-–—](?=\\s)|o(?=\\s{2,}))\\s*`, 'u')
/** Letters that only one font knows are little pictures: of a telephone, of a star. */
const PICTURES = /\p{Co}/gu

/** Longer is no word of a CV, and what reads them looks at each place of a long run again and again. */
const MAX_WORD = 300
/** A longer paragraph is read in pieces. */
const MAX_TEXT = 3000
const LONG_WORD = new RegExp(`\\S{${MAX_WORD}}(?=\\S)`, 'g')

/** A text without endless words: they are broken. */
export function bounded(text: string): string {
  return text.length <= MAX_WORD ? text : text.replace(LONG_WORD, '$& ')
}

type Given = Partial<Omit<Line, 'text' | 'cells' | 'places'>> & { cells: readonly string[] }

/** The lines of cells as they were written: one, or as many as a long paragraph needs, each going on with the last. */
export function linesOf(given: Given): Line[] {
  const [first = ''] = given.cells
  if (given.cells.length > 1 || first.length <= MAX_TEXT) {
    const line = lineOf(given)
    return line ? [line] : []
  }
  const parts = pieces(bounded(first.normalize('NFC').replace(/\s+/g, ' ')), MAX_TEXT)
  return parts.flatMap((part, at) => {
    const isLast = at === parts.length - 1
    const line = lineOf({
      ...given,
      cells: [part],
      ...(at > 0 && CONTINUED),
      ...(!isLast && { isFull: true }),
    })
    return line ? [line] : []
  })
}

const CONTINUED = { isApart: false, startsBlock: false, isBullet: false, isHeading: false }

/** A line of cells as they were written: a sign before the first makes it a point of a list. */
export function lineOf({ cells, ...given }: Given): Line | undefined {
  const all = cells
    .map((cell) => unspaced(cell.normalize('NFC').replace(PICTURES, ' ')).replace(/\s+/g, ' ').trim())
    .map((cell) => bounded(cell).slice(0, MAX_TEXT))
  const words = all.filter((cell) => cell !== '')
  const [first = '', ...others] = words
  const isBullet = given.isBullet === true || BULLET.test(first)
  const plain = [first.replace(BULLET, ''), ...others].filter((cell) => cell !== '')
  if (plain.length === 0) return undefined
  return {
    size: 1,
    isHeading: false,
    isStrong: false,
    isFull: false,
    isApart: false,
    startsBlock: false,
    ...given,
    isBullet,
    cells: plain,
    ...(plain.length === words.length &&
      words.length < all.length && { places: all.flatMap((cell, at) => (cell === '' ? [] : [at])) }),
    text: plain.join('  '),
  }
}

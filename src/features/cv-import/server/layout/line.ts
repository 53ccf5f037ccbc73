import { MARK } from './level-marks.ts'
import { pieces } from './pieces.ts'
import { unspaced } from './spaced-letters.ts'

/** A line of a CV as a reader sees it, whatever the file. */
export type Line = {
  text: string
  /** The separate parts of the line from left to right; one if there is no gap. */
  cells: readonly string[]
  /** The column of each cell in its table, where that is known and cells are empty. */
  places?: readonly number[]
  /** The height of its letters; 1 is that of most of the text. */
  size: number
  isHeading: boolean
  /** All its letters stand out from the others. */
  isStrong: boolean
  isBullet: boolean
  /** It runs to the right edge, so that the next line may continue its sentence. */
  isFull: boolean
  /** It is further from the line above than lines of one paragraph are. */
  isApart: boolean
  /** Another column or box begins, so the part before does not continue here. */
  startsBlock: boolean
}

const BULLET = new RegExp(`^(?:[•·▪■◦●○‣➢➤✓✔»*](?!\\s?${MARK.source})|[-–—](?=\\s)|o(?=\\s{2,}))\\s*`, 'u')
/** Private-use letters are pictures of a font, such as a telephone or a star. */
const PICTURES = /\p{Co}/gu

/** No word of a CV is longer, and readers would examine each position of a long run again and again. */
const MAX_WORD = 300
/** A longer paragraph is read in pieces. */
const MAX_TEXT = 3000
const LONG_WORD = new RegExp(`\\S{${MAX_WORD}}(?=\\S)`, 'g')

/** Breaks endless words of a text. */
export function bounded(text: string): string {
  return text.length <= MAX_WORD ? text : text.replace(LONG_WORD, '$& ')
}

type Input = Partial<Omit<Line, 'text' | 'cells' | 'places'>> & { cells: readonly string[] }

/** Creates lines from cells: one, or as many as a long paragraph needs, each continued by the next. */
export function linesOf(input: Input): Line[] {
  const [first = ''] = input.cells
  if (input.cells.length > 1 || first.length <= MAX_TEXT) {
    const line = lineOf(input)
    return line ? [line] : []
  }
  const parts = pieces(bounded(first.normalize('NFC').replace(/\s+/g, ' ')), MAX_TEXT)
  return parts.flatMap((part, at) => {
    const isLast = at === parts.length - 1
    const line = lineOf({
      ...input,
      cells: [part],
      ...(at > 0 && CONTINUED),
      ...(!isLast && { isFull: true }),
    })
    return line ? [line] : []
  })
}

const CONTINUED = { isApart: false, startsBlock: false, isBullet: false, isHeading: false }

/** Creates a line from cells; a bullet before the first makes it a list item. */
export function lineOf({ cells, ...given }: Input): Line | undefined {
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

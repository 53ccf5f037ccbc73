/** One line of a CV as a reader sees it, whatever file it came from. */
export type Line = {
  text: string
  /** What stands apart on the same line, from left to right; one where nothing does. */
  cells: readonly string[]
  /** Height of its letters; 1 is what most of the text has. */
  size: number
  isHeading: boolean
  isBullet: boolean
  /** It runs to the right edge, so that the next line may go on with its sentence. */
  isFull: boolean
  /** It stands further from the line above than lines of one paragraph do. */
  isApart: boolean
  /** Another column or box begins: what went before does not go on here. */
  startsBlock: boolean
}

const BULLET = /^(?:[•·▪■◦●○‣➢➤✓✔»*]|[-–—](?=\s)|o(?=\s{2,}))\s*/u

/** Longer is no word and no paragraph of a CV, and what reads them looks at each place of a long run again and again. */
const MAX_WORD = 300
const MAX_TEXT = 3000
const LONG_WORD = new RegExp(`(\\S{${MAX_WORD}})\\S+`, 'g')

/** A text without what no person wrote into it: endless words and paragraphs are cut. */
export function bounded(text: string): string {
  return text.length <= MAX_WORD ? text : text.replace(LONG_WORD, '$1').slice(0, MAX_TEXT)
}

type Given = Partial<Omit<Line, 'text' | 'cells'>> & { cells: readonly string[] }

/** A line of cells as they were written: a sign before the first makes it a point of a list. */
export function lineOf({ cells, ...given }: Given): Line | undefined {
  const words = cells
    .map((cell) => bounded(cell.normalize('NFC').replace(/\s+/g, ' ').trim()))
    .filter((cell) => cell !== '')
  const [first = '', ...others] = words
  const isBullet = given.isBullet === true || BULLET.test(first)
  const plain = [first.replace(BULLET, ''), ...others].filter((cell) => cell !== '')
  if (plain.length === 0) return undefined
  return {
    size: 1,
    isHeading: false,
    isFull: false,
    isApart: false,
    startsBlock: false,
    ...given,
    isBullet,
    cells: plain,
    text: plain.join('  '),
  }
}

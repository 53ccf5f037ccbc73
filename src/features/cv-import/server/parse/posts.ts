import type { Line } from '../layout/line.ts'

const UNIT = String.raw`(?:god\p{L}*|g|year|years|yr|yrs|mj|mjesec\p{L}*|mesec\p{L}*|month|months|mo|mos|год\p{L}*|мјесец\p{L}*|месец\p{L}*|мј)\.?`
const TOTAL = new RegExp(
  `^\\(?(?:\\d{1,2}\\s${UNIT})(?:[,\\s]+(?:(?:i|and|и)\\s)?\\d{1,2}\\s${UNIT})?\\)?$`,
  'iu',
)
const LENGTH = new RegExp(`\\((?:less than a year|\\d{1,2}\\s${UNIT})`, 'iu')

/** “4 years 2 months”: how long all the posts together lasted. */
const isTotal = (text: string) => text.length < 40 && TOTAL.test(text.trim())

/** A CV that writes the duration behind the dates names the employer first. */
export const saysLength = ({ text }: Line) => text.length < 100 && LENGTH.test(text)

export type Posts = {
  lines: Line[]
  /** The employer of the posts that begin with a line. */
  employers: ReadonlyMap<Line, string>
}

/** Several posts at one employer stand below its name and the time that all of them took. */
export function postsOf(given: readonly Line[]): Posts {
  const employers = new Map<Line, string>()
  const lines: Line[] = []
  let employer: string | undefined
  for (const [at, line] of given.entries()) {
    const next = given[at + 1]
    const [first = '', second = ''] = line.cells
    if (line.cells.length === 1 && isTotal(line.text) && employer !== undefined) {
      if (next) employers.set(next, employer)
      continue
    }
    employer = undefined
    if (line.cells.length === 2 && isTotal(second) && next) {
      employers.set(next, first)
      continue
    }
    if (next?.cells.length === 1 && isTotal(next.text) && !line.isBullet) {
      employer = line.text
      continue
    }
    lines.push(line)
  }
  return { lines, employers }
}

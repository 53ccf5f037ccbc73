import type { Line } from '../layout/line.ts'

const UNIT = String.raw`(?:god\p{L}*|g|year|years|yr|yrs|mj|mjesec\p{L}*|mesec\p{L}*|month|months|mo|mos|год\p{L}*|мјесец\p{L}*|месец\p{L}*|мј)\.?`
const TOTAL = new RegExp(
  `^\\(?(?:\\d{1,2}\\s${UNIT})(?:[,\\s]+(?:(?:i|and|и)\\s)?\\d{1,2}\\s${UNIT})?\\)?$`,
  'iu',
)
const LENGTH = new RegExp(`\\((?:less than a year|\\d{1,2}\\s${UNIT})`, 'iu')

/** Returns true for “4 years 2 months”, the duration of all posts together. */
const isTotal = (text: string) => text.length < 40 && TOTAL.test(text.trim())

/** Returns true for a duration behind dates, which means that the CV names the employer first. */
export const saysLength = ({ text }: Line) => text.length < 100 && LENGTH.test(text)

export type Posts = {
  lines: Line[]
  /** The employers of posts, by the first line of each. */
  employers: ReadonlyMap<Line, string>
}

/** Finds employers whose posts are below their name and the total duration. */
export function postsOf(allLines: readonly Line[]): Posts {
  const employers = new Map<Line, string>()
  const lines: Line[] = []
  let employer: string | undefined
  for (const [at, line] of allLines.entries()) {
    const next = allLines[at + 1]
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

import type { Line } from '../layout/line.ts'
import { findPeriod } from './periods.ts'

const OPEN_END = /(?:[-–—]|\b(?:do|to|до))\s*$|,$/u
const ENDS_WITH_WORD = /\p{L}{3}\.?$/u

/** Joins lines in which a narrow column has broken a period in two. */
export function mended(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines) {
    const above = whole.at(-1)
    const [first = '', ...others] = line.cells
    const [aboveFirst = '', ...aboveOthers] = above?.cells ?? []
    const time = findPeriod(first)
    const isOnlyTime =
      time !== undefined && time.start === 0 && first.slice(time.end).replace(/[\s).]/g, '') === ''
    const joined = `${aboveFirst} ${first}`
    if (!above || !isOnlyTime || line.isBullet || !isBroken(aboveFirst, first, joined)) {
      whole.push(line)
      continue
    }
    whole[whole.length - 1] = withCells(above, [joined, ...aboveOthers])
    if (others.length > 0) whole.push(withCells(line, others))
  }
  return whole
}

/** Returns true if both lines joined have more of a period than each has. */
function isBroken(above: string, below: string, joined: string): boolean {
  const [before, after, both] = [findPeriod(above), findPeriod(below), findPeriod(joined)]
  if (!both || !after) return false
  if (OPEN_END.test(above) && before) return both.isRange && both.to === after.to
  return (
    ENDS_WITH_WORD.test(above) && /^\d{4}/.test(below) && both.from?.length === 7 && after.from?.length === 4
  )
}

function withCells(line: Line, cells: readonly string[]): Line {
  return { ...line, cells, text: cells.join('  ') }
}

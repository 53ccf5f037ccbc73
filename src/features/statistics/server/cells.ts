import { FEW } from '../contract/reports.ts'
import type { Cell } from '../contract/statistics.endpoints.ts'

/** Returns a number of people, or `few` where the group is so small that its members could be recognised. */
export function peopleCell(people: number): Cell {
  return people > 0 && people < FEW ? 'few' : people
}

/** Returns a percentage with one decimal; `few` where the whole is too small. */
export function shareCell(part: Cell, whole: Cell): Cell {
  if (part === null || whole === null) return null
  if (part === 'few' || whole === 'few' || whole < FEW) return 'few'
  return Math.round((Math.min(part, whole) / whole) * 1000) / 10
}

/** Returns the difference of two percentages, in points. */
export function gapCell(one: Cell, other: Cell): Cell {
  if (one === null || other === null) return null
  if (one === 'few' || other === 'few') return 'few'
  return Math.round((one - other) * 10) / 10
}

import { FEW } from '../contract/reports.ts'
import type { Cell } from '../contract/statistics.endpoints.ts'

/** A number of people, told where they are none or enough that nobody can be made out among them. */
export function peopleCell(people: number): Cell {
  return people > 0 && people < FEW ? 'few' : people
}

/** The percentage that a part is of a whole; of too few nothing is worked out. */
export function shareCell(part: Cell, whole: Cell): Cell {
  if (part === null || whole === null) return null
  if (part === 'few' || whole === 'few' || whole < FEW) return 'few'
  return Math.round((Math.min(part, whole) / whole) * 1000) / 10
}

/** How many points one percentage is above another. */
export function gapCell(one: Cell, other: Cell): Cell {
  if (one === null || other === null) return null
  if (one === 'few' || other === 'few') return 'few'
  return Math.round((one - other) * 10) / 10
}

import { bilingualOf } from '#platform/contract/bilingual.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { CallDates } from '../../contract/call.ts'
import { type CallMove, dateMoves } from '../../contract/date-moves.ts'
import { DATE_ORDER, LATER_DATES } from '../../contract/planned-dates.ts'

/** Moves of a call of the demo world that lead to its dates, the oldest first: days ago, and by how many days. */
const STEPS = [
  {
    ago: 11,
    names: DATE_ORDER.slice(1),
    by: 5,
    reason: bilingualOf([
      'Poplava je zatvorila škole, pa ekipe dobijaju pet dana više.',
      'A flood has closed the schools, so teams get five more days.',
    ]),
  },
  {
    ago: 1,
    names: LATER_DATES,
    by: 7,
    reason: bilingualOf([
      'Stiglo je dvaput više prijava nego prošle godine, a odbor svaku čita dvaput.',
      'Twice as many applications came as last year, and the board reads each of them twice.',
    ]),
  },
] as const

export function demoMoves(dates: CallDates): CallMove[] {
  const moves: CallMove[] = []
  let after = dates
  for (const { ago, names, by, reason } of STEPS.toReversed()) {
    const sooner = names.map((name) => {
      const at = after[name]
      return [name, at === null ? null : toIso(Date.parse(at) - by * DAY_MS)]
    })
    const before = { ...after, ...Object.fromEntries(sooner) } as CallDates
    moves.unshift({ at: toIso(Date.now() - ago * DAY_MS), dates: dateMoves(before, after), reason })
    after = before
  }
  return moves
}

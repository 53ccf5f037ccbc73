import * as z from 'zod/mini'
import { isoDateTime } from '#platform/contract/schemas.ts'
import type { CallDates } from './call.ts'
import { DATE_ORDER } from './planned-dates.ts'

/** A date of a call that came to another moment; `from` is null where it was unknown, `to` where it was dropped. */
export const dateMove = z.strictObject({
  name: z.enum(DATE_ORDER),
  from: z.nullable(isoDateTime),
  to: z.nullable(isoDateTime),
})
export type DateMove = z.output<typeof dateMove>

/** Dates that moved together, and the reason; a change before the first application needs none. */
export const callMove = z.strictObject({
  at: isoDateTime,
  dates: z.array(dateMove),
  reason: z.nullable(z.strictObject({ bhs: z.string(), en: z.string() })),
})
export type CallMove = z.output<typeof callMove>

/** Lists the dates that differ, in the order of the calendar. */
export function dateMoves(before: CallDates, after: CallDates): DateMove[] {
  return DATE_ORDER.filter((name) => before[name] !== after[name]).map((name) => ({
    name,
    from: before[name],
    to: after[name],
  }))
}

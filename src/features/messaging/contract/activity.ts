import * as z from 'zod/mini'

/** How long ago somebody was here: now, minutes in steps of five, today, or days; never more exactly. */
export const activity = z.strictObject({
  unit: z.enum(['now', 'minutes', 'today', 'days']),
  count: z.int(),
})
export type Activity = z.output<typeof activity>

/** Minutes between two notes of one member. */
export const NOTE_MINUTES = 5
/** A little longer than it takes until the next note. */
export const NOW_MINUTES = NOTE_MINUTES + 2

/** `days` counts midnights of Sarajevo in between. */
export function activityOf({ minutes, days }: { minutes: number; days: number }): Activity {
  if (minutes < NOW_MINUTES) return { unit: 'now', count: 0 }
  if (minutes < 60) return { unit: 'minutes', count: minutes - (minutes % NOTE_MINUTES) }
  return days < 1 ? { unit: 'today', count: 0 } : { unit: 'days', count: days }
}

import { HOUR_MS } from '#platform/contract/durations.ts'
import { addDays, fromLocal, localDay } from '#platform/contract/local-time.ts'

const MORNING = 'T09:00'
const EVENING = 'T19:00'

/** Returns nine in the morning, some days after this moment's day in Sarajevo, whatever clocks do in between. */
function morningAfter(moment: Date, days: number): Date | undefined {
  return fromLocal(`${addDays(localDay(moment), days)}${MORNING}`)
}

export function tomorrowMorning(now: Date): Date | undefined {
  return morningAfter(now, 1)
}

/** Returns seven in the evening today in Sarajevo; nothing when it is over or nearly so. */
export function thisEvening(now: Date): Date | undefined {
  const evening = fromLocal(`${localDay(now)}${EVENING}`)
  return evening && evening.getTime() - now.getTime() > HOUR_MS ? evening : undefined
}

export function inAnHour(now: Date): Date {
  return new Date(now.getTime() + HOUR_MS)
}

/** Returns the morning of the next Monday, never today's. */
export function mondayMorning(now: Date): Date | undefined {
  const weekday = new Date(`${localDay(now)}T12:00Z`).getUTCDay()
  return morningAfter(now, (8 - weekday) % 7 || 7)
}

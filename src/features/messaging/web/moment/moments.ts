import { DAY_MS, HOUR_MS } from '#platform/contract/durations.ts'
import { fromLocal, localDay } from '#platform/contract/local-time.ts'

const MORNING = 'T09:00'
const EVENING = 'T19:00'

/** Returns nine in the morning, some days after this moment's day in Sarajevo, whatever clocks do in between. */
function morningAfter(moment: Date, days: number): Date | undefined {
  // From noon, so that a day of 23 or 25 hours is one day.
  const noon = fromLocal(`${localDay(moment)}T12:00`)
  return noon && fromLocal(`${localDay(new Date(noon.getTime() + days * DAY_MS))}${MORNING}`)
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

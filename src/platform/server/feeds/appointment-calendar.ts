import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { TIME_ZONE } from '#platform/contract/dates.ts'
import { MINUTE_MS } from '#platform/contract/durations.ts'

type Appointment = {
  /** The kind and id of what is agreed; the same for every version of it. */
  id: string
  /** The part of the product that it belongs to. */
  product: string
  at: string
  minutes: number
  version: number
  state: keyof typeof STATUSES
  summary: string
  description: string
  /** Where its reader finds it, within the product. */
  path: string
  organiser: string
  place?: string
  publicUrl: string
  productName: string
}

const STATUSES = {
  agreed: ICalEventStatus.CONFIRMED,
  /** It waits for an answer. */
  proposed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const

/**
 * Returns the iCalendar file of something that two people agree on. The moment is in UTC, so that no calendar can be an hour
 * off. A later version has the same id and a higher sequence, so that it replaces the earlier one; a cancelled one removes
 * itself in the same way.
 */
export function appointmentCalendar(appointment: Appointment): string {
  const { id, product, at, minutes, version, state, summary, description, path, organiser, place } =
    appointment
  const { hostname } = new URL(appointment.publicUrl)
  const start = new Date(at)
  const calendar = ical({
    name: summary,
    method: state === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    prodId: { company: appointment.productName, product },
    x: { 'X-WR-TIMEZONE': TIME_ZONE },
  })
  calendar.createEvent({
    id: `${id}@${hostname}`,
    sequence: version,
    start,
    end: new Date(start.getTime() + minutes * MINUTE_MS),
    summary,
    description,
    url: `${appointment.publicUrl}${path}`,
    status: STATUSES[state],
    // Calendars follow the word of its organiser alone.
    organizer: { name: organiser, email: `noreply@${hostname}` },
    ...(place && { location: place }),
  })
  return calendar.toString()
}

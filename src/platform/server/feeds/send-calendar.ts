import type { FastifyReply } from 'fastify'
import type { ICalEventData } from 'ical-generator'
import type { Services } from '../services.ts'

type Calendar = {
  /** Of the file, and of the thing in the product. */
  slug: string
  title: string
  product: string
  /** The id is unique within the product. */
  events: readonly (ICalEventData & { id: string })[]
}

/** Moments of one thing as a file that people add to their calendars. */
export async function sendCalendar(
  { config }: Services,
  reply: FastifyReply,
  { slug, title, product, events }: Calendar,
): Promise<FastifyReply> {
  const { default: ical } = await import('ical-generator')
  const calendar = ical({ name: title, prodId: { company: config.productName, product } })
  const { hostname } = new URL(config.publicUrl)
  for (const event of events) calendar.createEvent({ ...event, id: `${event.id}@${hostname}` })
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', `attachment; filename="${slug}.ics"`)
    .header('cache-control', 'no-cache')
    .send(calendar.toString())
}

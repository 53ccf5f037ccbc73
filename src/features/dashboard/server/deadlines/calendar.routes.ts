import type { Mount } from '#platform/server/feature.ts'
import { calendarAt } from './calendar.service.ts'

/** Mounts a member's private calendar: no cache stores it and no search engine lists it. */
export function mountCalendar({ app, services }: Mount): void {
  app.get('/calendar/:file', async (request, reply) => {
    const { file } = request.params as { file: string }
    const token = file.endsWith('.ics') ? file.slice(0, -'.ics'.length) : ''
    const body = await calendarAt(services, { token, client: request.ip })
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer')
      .header('content-disposition', 'attachment; filename="rokovi.ics"')
      .send(body)
  })
}

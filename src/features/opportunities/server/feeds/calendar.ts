import { readText } from '#platform/contract/bilingual.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { isLocale } from '#platform/contract/locale.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Mount } from '#platform/server/feature.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { ShownOpportunity } from '../../contract/shown.endpoints.ts'
import { messages as bhs } from '../../contract/server-messages.bhs.ts'
import { messages as en } from '../../contract/server-messages.en.ts'
import { publicOpportunity } from '../shown/shown.service.ts'

const HOUR = 3_600_000

/** When it takes place, or else until when one applies, for a calendar. */
export function mountCalendar({ app, services }: Mount): void {
  app.get('/opportunities/:slug/calendar.ics', async (request, reply) => {
    const { slug } = request.params as { slug: string }
    const { lang } = request.query as Record<string, unknown>
    const locale = isLocale(lang) ? lang : 'bhs'
    const shown = await publicOpportunity(services, slug)
    const times = timesOf(shown)
    if (!times) throw new Problem(problems.notFound)
    const { default: ical } = await import('ical-generator')
    const t = translator({ bhs, en }, locale)
    const { text: title } = readText(shown.title, locale)
    const { publicUrl, productName } = services.config
    const calendar = ical({ name: title, prodId: { company: productName, product: 'opportunities' } })
    const where = placeOf(shown, locale)
    calendar.createEvent({
      id: `${shown.id}@${new URL(publicUrl).hostname}`,
      stamp: new Date(shown.changedAt),
      start: times.start,
      end: times.end,
      summary: times.takesPlace ? title : t('feed.deadlineEvent', { title }),
      description: readText(shown.summary, locale).text,
      url: `${publicUrl}/opportunities/${shown.slug}`,
      ...(where && { location: where }),
    })
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${shown.slug}.ics"`)
      .header('cache-control', 'no-cache')
      .send(calendar.toString())
  })
}

function timesOf({ startsAt, endsAt, deadline }: ShownOpportunity) {
  if (startsAt) {
    const start = new Date(startsAt)
    return { start, end: endsAt ? new Date(endsAt) : new Date(start.getTime() + HOUR), takesPlace: true }
  }
  if (!deadline) return undefined
  const end = new Date(deadline)
  return { start: new Date(end.getTime() - HOUR), end, takesPlace: false }
}

function placeOf({ details, municipalities }: ShownOpportunity, locale: 'bhs' | 'en'): string {
  const hall = 'place' in details ? readText(details.place, locale).text : ''
  const towns = municipalities.flatMap((id) => findMunicipality(id)?.latin ?? [])
  return [hall, ...towns].filter(Boolean).join(', ')
}

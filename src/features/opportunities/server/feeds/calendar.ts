import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { HOUR_MS } from '#platform/contract/durations.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Mount } from '#platform/server/feature.ts'
import { sendCalendar } from '#platform/server/feeds/send-calendar.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { queryLocale } from '#platform/server/http/request-locale.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { messages as bhs } from '../../contract/server-messages.bhs.ts'
import { messages as en } from '../../contract/server-messages.en.ts'
import type { PublicOpportunity } from '../../contract/public.endpoints.ts'
import { getPublicOpportunity } from '../detail/detail.service.ts'

/** Serves the date of the event, or else the deadline, as a calendar file. */
export function mountCalendar({ app, services }: Mount): void {
  app.get('/opportunities/:slug/calendar.ics', async (request, reply) => {
    const { slug } = request.params as { slug: string }
    const locale = queryLocale(request)
    const opportunity = await getPublicOpportunity(services, slug)
    const times = timesOf(opportunity)
    if (!times) throw new Problem(problems.notFound)
    const t = translator({ bhs, en }, locale)
    const { text: title } = readText(opportunity.title, locale)
    const where = placeOf(opportunity, locale)
    const event = {
      id: opportunity.id,
      stamp: new Date(opportunity.changedAt),
      start: times.start,
      end: times.end,
      summary: times.takesPlace ? title : t('feed.deadlineEvent', { title }),
      description: readText(opportunity.summary, locale).text,
      url: `${services.config.publicUrl}/opportunities/${opportunity.slug}`,
      ...(where && { location: where }),
    }
    return sendCalendar(services, reply, {
      slug: opportunity.slug,
      title,
      product: 'opportunities',
      events: [event],
    })
  })
}

function timesOf({ startsAt, endsAt, deadline }: PublicOpportunity) {
  if (startsAt) {
    const start = new Date(startsAt)
    return { start, end: endsAt ? new Date(endsAt) : new Date(start.getTime() + HOUR_MS), takesPlace: true }
  }
  if (!deadline) return undefined
  const end = new Date(deadline)
  return { start: new Date(end.getTime() - HOUR_MS), end, takesPlace: false }
}

function placeOf({ details, municipalities }: PublicOpportunity, locale: 'bhs' | 'en'): string {
  const hall = 'place' in details ? readText(details.place, locale).text : ''
  const towns = municipalities.flatMap((id) => findMunicipality(id)?.name ?? [])
  return [hall, ...towns].filter(Boolean).join(', ')
}

import { findOpportunityById } from '#features/opportunities/server/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime, TIME_ZONE } from '#platform/contract/dates.ts'
import { MINUTE_MS } from '#platform/contract/durations.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Services } from '#platform/server/services.ts'
import { findApplication } from '../applications.queries.ts'
import { hiringOf, refuseWithdrawn } from '../hiring/hiring.policy.ts'
import { catalogues } from '../notifications.ts'
import { findInterviewOf } from './interviews.queries.ts'

type Call = { services: Services; session: Pick<Session, 'userId'>; locale: Locale; id: string }

/**
 * Returns the date for a calendar. The moment is in UTC, so that no calendar can be an hour off; its text has the time in
 * Sarajevo. A moved date has the same id and a higher sequence, so that it replaces the earlier one; a cancelled one
 * removes itself in the same way.
 */
export async function calendarOf({ services, session, locale, id }: Call) {
  const { db, config } = services
  const application = await findApplication(db, id)
  if (!application) throw new Problem(platform.notFound)
  const isOwn = application.userId === session.userId
  if (!isOwn) refuseWithdrawn(await hiringOf(db, { session, id }))
  const interview = await findInterviewOf(db, id)
  const opportunity = application.opportunityId
    ? await findOpportunityById(db, application.opportunityId)
    : undefined
  if (!interview || !opportunity) throw new Problem(platform.notFound)
  const { default: ical, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator')
  const t = translator(catalogues, locale)
  const { title, organisationName } = opportunity
  const { cancelled } = interview
  const named = readText({ bhs: title.bhs ?? '', en: title.en ?? '' }, locale).text
  const { publicUrl, productName } = config
  const start = new Date(interview.at)
  const when = t('interview.when', { date: formatDate(start, locale), time: formatTime(start) })
  const calendar = ical({
    name: t('interview.event', { title: named }),
    ...(cancelled && { method: ICalCalendarMethod.CANCEL }),
    prodId: { company: productName, product: 'interviews' },
    x: { 'X-WR-TIMEZONE': TIME_ZONE },
  })
  calendar.createEvent({
    id: `interview-${id}@${new URL(publicUrl).hostname}`,
    sequence: interview.version,
    start,
    end: new Date(start.getTime() + interview.minutes * MINUTE_MS),
    summary: t('interview.event', { title: named }),
    description: [organisationName, when, cancelled ? cancelled.message : interview.note]
      .filter(Boolean)
      .join('\n'),
    url: isOwn
      ? `${publicUrl}/applications/${id}`
      : `${publicUrl}/opportunities/${opportunity.id}/applications`,
    // Calendars remove an event only on the word of its organiser.
    ...(cancelled && {
      status: ICalEventStatus.CANCELLED,
      organizer: { name: organisationName, email: `noreply@${new URL(publicUrl).hostname}` },
    }),
    ...(interview.place && { location: interview.place }),
  })
  return { name: t('interview.file'), content: calendar.toString() }
}

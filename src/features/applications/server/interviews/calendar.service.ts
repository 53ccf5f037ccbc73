import { findOpportunityById } from '#features/opportunities/server/index.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Services } from '#platform/server/services.ts'
import { findApplication } from '../applications.queries.ts'
import { hiringOf, refuseWithdrawn } from '../hiring/hiring.policy.ts'
import { aboutOf, catalogues } from '../notifications.ts'
import { interviewCalendar } from './interview-calendar.ts'
import { findInterviewOf } from './interviews.queries.ts'

type Call = { services: Services; session: Pick<Session, 'userId'>; locale: Locale; id: string }

/** Returns the date as a calendar file, for the applicant and for those who read the application. */
export async function getInterviewCalendar({ services, session, locale, id }: Call) {
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
  const { at, minutes, place, note, version, cancelled, answer } = interview
  const content = interviewCalendar({
    application: id,
    about: aboutOf(opportunity),
    date: { at, minutes, place, version, note: cancelled ? cancelled.message : note },
    state: cancelled ? 'cancelled' : answer === 'yes' ? 'agreed' : 'proposed',
    path: isOwn ? `/applications/${id}` : `/opportunities/${opportunity.id}/applications`,
    locale,
    publicUrl: config.publicUrl,
    productName: config.productName,
  })
  return { name: translator(catalogues, locale)('interview.file'), content }
}

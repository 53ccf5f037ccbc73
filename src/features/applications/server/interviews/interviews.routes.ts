import { type Route, route } from '#platform/server/http/route.ts'
import {
  answerInterview,
  cancelInterview,
  getInterviewCalendar as getInterviewCalendarEndpoint,
  proposeInterview,
} from '../../contract/interview.endpoints.ts'
import { getInterviewCalendar } from './calendar.service.ts'
import { cancel } from './cancel.service.ts'
import { answer, propose } from './interviews.service.ts'

/** The endpoints of an interview's date for both sides. */
export const interviewRoutes: readonly Route[] = [
  route(proposeInterview, 'owner', ({ services, session, params, body }) =>
    propose({ services, session, ...params, body }),
  ),
  route(answerInterview, 'owner', ({ services, session, params, body }) =>
    answer({ services, session, ...params, body }),
  ),
  route(cancelInterview, 'owner', ({ services, session, params, body }) =>
    cancel({ services, session, ...params, body }),
  ),
  route(getInterviewCalendarEndpoint, 'owner', async ({ services, session, locale, params, header }) => {
    const { name, content } = await getInterviewCalendar({ services, session, locale, ...params })
    header('content-type', 'text/calendar; charset=utf-8')
    header('content-disposition', `attachment; filename="${name}"`)
    return Buffer.from(content)
  }),
]

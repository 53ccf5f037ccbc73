import { formatDate } from '#platform/contract/dates.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import * as endpoints from '../../contract/work.endpoints.ts'
import { readOne } from '../requests/list.service.ts'
import { meetingCalendar } from './meeting-calendar.ts'
import * as meetings from './meetings.service.ts'
import * as work from './work.service.ts'

const meetingRoutes: readonly Route[] = [
  route(endpoints.createMeeting, 'owner', ({ services, session, params: { id }, body }) =>
    meetings.book({ services, session, id, meeting: body.id, at: body.at }),
  ),
  route(endpoints.updateMeeting, 'owner', ({ services, session, params, body }) =>
    meetings.move({ services, session, id: params.id, meeting: params.session, ...body }),
  ),
  route(endpoints.cancelMeeting, 'owner', ({ services, session, params, body }) =>
    meetings.cancel({ services, session, id: params.id, meeting: params.session, ...body }),
  ),
  route(endpoints.getMeetingCalendar, 'owner', async ({ services, session, params, locale, header }) => {
    const { sessions, other } = await readOne({ services, session, id: params.id })
    const row = sessions.find(({ id, confirmed }) => id === params.session && confirmed)
    if (!row) throw new Problem(platform.notFound)
    const { publicUrl, productName } = services.config
    const meeting = {
      ...row,
      session: row.id,
      isCancelled: row.cancelled !== null,
      who: other?.name ?? '',
    }
    header('content-type', 'text/calendar; charset=utf-8')
    header(
      'content-disposition',
      `attachment; filename="${formatDate(new Date(row.at), 'en').replaceAll('/', '-')}.ics"`,
    )
    return Buffer.from(meetingCalendar({ meeting, locale, publicUrl, productName }))
  }),
]

export const workRoutes: readonly Route[] = [
  ...meetingRoutes,
  route(endpoints.getWork, 'owner', ({ services, session, params: { id } }) =>
    work.readWork({ services, session, id }),
  ),
  route(endpoints.addTask, 'owner', ({ services, session, params: { id }, body }) =>
    work.addTask({ services, session, id, body }),
  ),
  route(endpoints.updateTask, 'owner', ({ services, session, params: { id, task }, body }) =>
    work.checkTask({ services, session, id, task, done: body.done }),
  ),
  route(endpoints.removeTask, 'owner', async ({ services, session, params: { id, task } }) => {
    await work.removeTask({ services, session, id, task })
    return undefined
  }),
  route(endpoints.saveNote, 'owner', ({ services, session, params: { id }, body }) =>
    work.writeNote({ services, session, id, body }),
  ),
  route(endpoints.requestNextMentor, 'owner', ({ services, session, params: { id }, body }) =>
    work.handOver({ services, session, id, body }),
  ),
  route(endpoints.endMentorship, 'owner', ({ services, session, params: { id }, body }) =>
    work.end({ services, session, id, body }),
  ),
  route(endpoints.saveFeedback, 'owner', ({ services, session, params: { id }, body }) =>
    work.giveFeedback({ services, session, id, body }),
  ),
]

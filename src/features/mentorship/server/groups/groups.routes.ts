import { formatDate } from '#platform/contract/dates.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import * as endpoints from '../../contract/groups/groups.endpoints.ts'
import { groupCalendar } from './group-calendar.ts'
import * as groups from './groups.service.ts'
import { listForMember, listOwn, readOne } from './list.service.ts'
import { join, leave } from './places.service.ts'

export const groupRoutes: readonly Route[] = [
  route(endpoints.listGroups, 'member', ({ services, session, query }) =>
    listForMember({ services, session, mentor: query.mentor }),
  ),
  route(endpoints.listOwnGroups, 'member', ({ services, session }) => listOwn({ services, session })),
  route(endpoints.getGroup, 'member', ({ services, session, params: { id } }) =>
    readOne({ services, session, id }),
  ),
  route(endpoints.createGroup, 'member', ({ services, session, body }) =>
    groups.announce({ services, session, body }),
  ),
  route(endpoints.updateGroup, 'owner', async ({ services, session, params: { id }, body }) => {
    await groups.change({ services, session, id, body })
    return undefined
  }),
  route(endpoints.cancelGroup, 'owner', async ({ services, session, params: { id }, body }) => {
    await groups.cancel({ services, session, id, body })
    return undefined
  }),
  route(endpoints.saveGroupPlace, 'member', ({ services, session, params: { id } }) =>
    join({ services, session, id }),
  ),
  route(endpoints.removeGroupPlace, 'member', async ({ services, session, params: { id } }) => {
    await leave({ services, session, id })
    return undefined
  }),
  route(endpoints.saveGroupAttendance, 'owner', async ({ services, session, params: { id }, body }) => {
    await groups.mark({ services, session, id, came: body.came })
    return undefined
  }),
  route(endpoints.getGroupCalendar, 'owner', async ({ services, session, params, locale, header }) => {
    const group = await readOne({ services, session, id: params.id })
    if (group.mine !== 'mentor' && group.mine !== 'place') throw new Problem(platform.notFound)
    const { publicUrl, productName } = services.config
    header('content-type', 'text/calendar; charset=utf-8')
    header(
      'content-disposition',
      `attachment; filename="${formatDate(new Date(group.at), 'en').replaceAll('/', '-')}.ics"`,
    )
    const isCancelled = group.state === 'cancelled'
    return Buffer.from(groupCalendar({ group: { ...group, isCancelled }, locale, publicUrl, productName }))
  }),
]

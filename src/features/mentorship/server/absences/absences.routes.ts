import { type Route, route } from '#platform/server/http/route.ts'
import * as endpoints from '../../contract/absences/absences.endpoints.ts'
import { listAbsencesOf, listAppeals } from './absences.queries.ts'
import * as absences from './absences.service.ts'
import { reportGroupAbsence } from './group-absence.service.ts'

const STAFF = { admin: 'users' } as const

export const absenceRoutes: readonly Route[] = [
  route(endpoints.addAbsence, 'owner', ({ services, session, params: { id, session: meeting } }) =>
    absences.reportAbsence({ services, session, id, meeting }),
  ),
  route(endpoints.addGroupAbsence, 'owner', async ({ services, session, params: { id } }) => {
    await reportGroupAbsence({ services, session, id })
    return undefined
  }),
  route(endpoints.listAbsences, 'member', async ({ services, session }) => ({
    absences: await listAbsencesOf(services.db, session.userId),
  })),
  route(endpoints.submitAbsenceAppeal, 'owner', async ({ services, session, params: { id }, body }) => {
    await absences.appealAbsence({ services, session, id, ...body })
    return undefined
  }),
  route(endpoints.listAbsenceAppeals, STAFF, async ({ services }) => ({
    appeals: await listAppeals(services.db),
  })),
  route(endpoints.decideAbsence, STAFF, async ({ services, session, params: { id }, body }) => {
    await absences.decideAbsence({ services, session, id, ...body })
    return undefined
  }),
]

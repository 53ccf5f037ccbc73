import { type Route, route } from '#platform/server/http/route.ts'
import * as endpoints from '../contract/hiring.endpoints.ts'
import { decide } from './hiring/decide.service.ts'
import { exportApplicants } from './hiring/export.service.ts'
import { hiringFor, refuseReviewer } from './hiring/hiring.policy.ts'
import { storeBlind } from './hiring/hiring.queries.ts'
import { addNote, removeNote, score } from './hiring/notes.service.ts'
import { listApplicants, reviewed } from './hiring/review.service.ts'
import { addTemplate, deleteTemplate, listTemplates, saveTemplate } from './hiring/templates.service.ts'

/** What people of an organisation do with the applications to its opportunities. */
export const hiringRoutes: readonly Route[] = [
  route(endpoints.listApplicants, 'owner', ({ services, session, params }) =>
    listApplicants({ services, session, ...params }),
  ),
  route(endpoints.changeBoard, 'owner', async ({ services: { db }, session, params, body }) => {
    refuseReviewer(await hiringFor(db, { session, opportunityId: params.id }))
    await storeBlind(db, params.id, body.blind)
    return undefined
  }),
  route(endpoints.decideApplications, 'owner', ({ services, session, params, body }) =>
    decide({ services, session, opportunityId: params.id, body }),
  ),
  route(endpoints.reviewApplication, 'owner', ({ services, session, locale, params }) =>
    reviewed({ services, session, locale, ...params }),
  ),
  route(endpoints.scoreApplication, 'owner', async ({ services, session, params, body }) => {
    await score({ services, session, ...params, score: body.score })
    return undefined
  }),
  route(endpoints.addNote, 'owner', ({ services, session, params, body }) =>
    addNote({ services, session, ...params, text: body.text }),
  ),
  route(endpoints.removeNote, 'owner', async ({ services, session, params }) => {
    await removeNote({ services, session, ...params })
    return undefined
  }),
  route(endpoints.exportApplicants, 'owner', async ({ services, session, locale, params, header }) => {
    const { bytes, type, name } = await exportApplicants({ services, session, locale, ...params })
    header('content-type', type)
    header('content-disposition', `attachment; filename="${name}"`)
    return bytes
  }),
  route(endpoints.listTemplates, 'owner', ({ services, session, params }) =>
    listTemplates({ services, session, ...params }),
  ),
  route(endpoints.createTemplate, 'owner', ({ services, session, params, body }) =>
    addTemplate({ services, session, ...params, body }),
  ),
  route(endpoints.saveTemplate, 'owner', ({ services, session, params, body }) =>
    saveTemplate({ services, session, ...params, body }),
  ),
  route(endpoints.deleteTemplate, 'owner', async ({ services, session, params }) => {
    await deleteTemplate({ services, session, ...params })
    return undefined
  }),
]

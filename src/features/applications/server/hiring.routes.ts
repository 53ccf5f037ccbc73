import { type Route, route } from '#platform/server/http/route.ts'
import * as endpoints from '../contract/hiring.endpoints.ts'
import { getOrganisationHome } from '../contract/home.endpoints.ts'
import * as deciding from '../contract/deciding.endpoints.ts'
import { submitFilling, getFilling } from './deciding/filling.service.ts'
import { sendAtOnce, removeDecision } from './deciding/undo.service.ts'
import { listFacets } from './finding/facets.service.ts'
import { listAddressees, listApplicants } from './hiring/applicants.service.ts'
import { getHome } from './home/home.service.ts'
import { updateBoard, listBoardChanges } from './hiring/board.service.ts'
import { decide } from './hiring/decide.service.ts'
import { exportApplicants } from './export/export.service.ts'
import { addNote, removeNote, saveScore } from './hiring/notes.service.ts'
import { listReceived } from './hiring/received.service.ts'
import { getApplicationForReview } from './hiring/review.service.ts'
import { createTemplate, deleteTemplate, listTemplates, saveTemplate } from './hiring/templates.service.ts'

/** The endpoints for an organisation's people on the applications to its opportunities. */
export const hiringRoutes: readonly Route[] = [
  route(endpoints.listReceived, 'member', ({ services, session, query }) =>
    listReceived({ services, session, ...query }),
  ),
  route(getOrganisationHome, 'owner', ({ services, session, params }) =>
    getHome({ services, session, ...params }),
  ),
  route(endpoints.listApplicants, 'owner', ({ services, session, params, query }) =>
    listApplicants({ services, session, ...params, ...query }),
  ),
  route(endpoints.updateBoard, 'owner', async ({ services, session, params, body }) => {
    await updateBoard({ services, session, ...params, ...body })
    return undefined
  }),
  route(endpoints.listBoardChanges, 'owner', ({ services, session, params }) =>
    listBoardChanges({ services, session, ...params }),
  ),
  route(endpoints.decideApplications, 'owner', ({ services, session, locale, params, body }) =>
    decide({ services, session, locale, opportunityId: params.id, body }),
  ),
  route(deciding.removeDecision, 'owner', ({ services, session, params }) =>
    removeDecision({ services, session, ...params }),
  ),
  route(deciding.sendDecision, 'owner', async ({ services, session, params }) => {
    await sendAtOnce({ services, session, ...params })
    return undefined
  }),
  route(deciding.getFilling, 'owner', ({ services, session, params }) =>
    getFilling({ services, session, ...params }),
  ),
  route(deciding.submitFilling, 'owner', ({ services, session, params, body }) =>
    submitFilling({ services, session, ...params, body }),
  ),
  route(deciding.listAddressees, 'owner', ({ services, session, params, query }) =>
    listAddressees({ services, session, ...params, ...query }),
  ),
  route(deciding.listFacets, 'owner', ({ services, session, params, query }) =>
    listFacets({ services, session, ...params, ...query }),
  ),
  route(endpoints.getApplicationForReview, 'owner', ({ services, session, locale, params }) =>
    getApplicationForReview({ services, session, locale, ...params }),
  ),
  route(endpoints.saveScore, 'owner', async ({ services, session, params, body }) => {
    await saveScore({ services, session, ...params, score: body.score })
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
    createTemplate({ services, session, ...params, body }),
  ),
  route(endpoints.saveTemplate, 'owner', ({ services, session, params, body }) =>
    saveTemplate({ services, session, ...params, body }),
  ),
  route(endpoints.deleteTemplate, 'owner', async ({ services, session, params }) => {
    await deleteTemplate({ services, session, ...params })
    return undefined
  }),
]

import {
  confirmTermChange,
  updateCallPeriods,
  proposeTermChange,
  withdrawTermChange,
} from '../../contract/term-changes.endpoints.ts'
import { confirmChange, updatePeriods, proposeChange, withdrawChange } from './term-changes.service.ts'
import { route } from '#platform/server/http/route.ts'
import {
  cancelCall,
  createCall,
  deleteCall,
  deleteCallChanges,
  getEditedCall,
  updateCallDeadline,
  publishCall,
  saveCall,
} from '../../contract/call-editing.endpoints.ts'
import { listCallHolders, listManagedCalls } from '../../contract/managed-calls.endpoints.ts'
import {
  exportReceivedApplications,
  listReceivedApplications,
} from '../../contract/received/received.endpoints.ts'
import { previewRules } from '../../contract/trial/rule-trial.endpoints.ts'
import { createDraftCall, deleteChanges, getEdited, deleteDraft, saveInput } from './call-editing.service.ts'
import { cancel, updateDeadline, publish } from './call-steps.service.ts'
import { listHoldersFor, listManaged } from './managed-calls.queries.ts'
import { exportReceived, listReceived } from '../received/received.service.ts'
import { previewRulesOf } from './rule-trial.service.ts'

export const managedRoutes = [
  route(listManagedCalls, 'member', ({ services, session, query: { phase, municipality, before } }) =>
    listManaged(services.db, { session, phase, municipality, before }),
  ),
  route(listCallHolders, 'member', ({ services, session }) => listHoldersFor(services.db, session)),
  route(createCall, 'member', ({ services, session, body }) => createDraftCall({ services, session }, body)),
  route(getEditedCall, 'owner', ({ services, session, params }) =>
    getEdited({ services, session }, params.id),
  ),
  route(saveCall, 'owner', ({ services, session, params, body, request }) =>
    saveInput({ services, session, id: params.id, headers: request.headers }, body),
  ),
  route(deleteCall, 'owner', async ({ services, session, params, request: { headers } }) => {
    await deleteDraft({ services, session, id: params.id, headers })
    return undefined
  }),
  route(deleteCallChanges, 'owner', ({ services, session, params, request: { headers } }) =>
    deleteChanges({ services, session, id: params.id, headers }),
  ),
  route(publishCall, 'owner', ({ services, session, locale, params, body, request: { headers } }) =>
    publish({ services, session, locale, id: params.id, headers, ...body }),
  ),
  route(updateCallDeadline, 'owner', ({ services, session, params, body }) =>
    updateDeadline({ services, session, id: params.id }, body),
  ),
  route(updateCallPeriods, 'owner', ({ services, session, params, body }) =>
    updatePeriods({ services, session, id: params.id }, body),
  ),
  route(proposeTermChange, 'owner', ({ services, session, locale, params, body, request: { headers } }) =>
    proposeChange({ services, session, id: params.id, headers }, { ...body, locale }),
  ),
  route(confirmTermChange, 'owner', ({ services, session, locale, params, body }) =>
    confirmChange({ services, session, locale, ...params, ...body }),
  ),
  route(withdrawTermChange, 'owner', ({ services, session, params }) =>
    withdrawChange({ services, session, ...params }),
  ),
  route(cancelCall, 'owner', ({ services, session, params, body }) =>
    cancel({ services, session, id: params.id }, body),
  ),
  route(listReceivedApplications, 'owner', ({ services, session, params, query }) =>
    listReceived({ services, session, ...params }, query),
  ),
  route(exportReceivedApplications, 'owner', async ({ services, session, locale, params, query, header }) => {
    const { bytes, type, name } = await exportReceived({
      services,
      session,
      locale,
      ...params,
      filters: query,
    })
    header('content-type', type)
    header('content-disposition', `attachment; filename="${name}"`)
    return bytes
  }),
  route(previewRules, 'owner', async ({ services, session, params, body }) => ({
    applications: await previewRulesOf({ services, session, id: params.id }, body),
  })),
]

import {
  confirmTermChange,
  postponeCall,
  proposeTermChange,
  withdrawTermChange,
} from '../../contract/term-changes.endpoints.ts'
import { confirmChange, postpone, proposeChange, withdrawChange } from './term-changes.service.ts'
import { route } from '#platform/server/http/route.ts'
import {
  cancelCall,
  createCall,
  deleteCall,
  discardCallChanges,
  getEditedCall,
  prolongCall,
  publishCall,
  saveCall,
} from '../../contract/call-editing.endpoints.ts'
import { listCallHolders, listManagedCalls } from '../../contract/managed-calls.endpoints.ts'
import {
  exportReceivedApplications,
  listReceivedApplications,
} from '../../contract/received/received.endpoints.ts'
import { tryRules } from '../../contract/trial/rule-trial.endpoints.ts'
import {
  createDraftCall,
  discardChanges,
  editedCall,
  removeDraft,
  saveInput,
} from './call-editing.service.ts'
import { cancel, prolong, publish } from './call-steps.service.ts'
import { holdersFor, managedCalls } from './managed-calls.queries.ts'
import { exportReceived, listReceived } from '../received/received.service.ts'
import { trialOf } from './rule-trial.service.ts'

export const managedRoutes = [
  route(listManagedCalls, 'member', ({ services, session, query: { phase, municipality, before } }) =>
    managedCalls(services.db, { session, phase, municipality, before }),
  ),
  route(listCallHolders, 'member', ({ services, session }) => holdersFor(services.db, session)),
  route(createCall, 'member', ({ services, session, body }) => createDraftCall({ services, session }, body)),
  route(getEditedCall, 'owner', ({ services, session, params }) =>
    editedCall({ services, session }, params.id),
  ),
  route(saveCall, 'owner', ({ services, session, params, body, request }) =>
    saveInput({ services, session, id: params.id }, { written: body, headers: request.headers }),
  ),
  route(deleteCall, 'owner', async ({ services, session, params }) => {
    await removeDraft({ services, session, id: params.id })
    return undefined
  }),
  route(discardCallChanges, 'owner', ({ services, session, params }) =>
    discardChanges({ services, session, id: params.id }),
  ),
  route(publishCall, 'owner', ({ services, session, params, body }) =>
    publish({ services, session, id: params.id, ...body }),
  ),
  route(prolongCall, 'owner', ({ services, session, params, body }) =>
    prolong({ services, session, id: params.id }, body),
  ),
  route(postponeCall, 'owner', ({ services, session, params, body }) =>
    postpone({ services, session, id: params.id }, body),
  ),
  route(proposeTermChange, 'owner', ({ services, session, params, body }) =>
    proposeChange({ services, session, id: params.id }, body),
  ),
  route(confirmTermChange, 'owner', ({ services, session, params }) =>
    confirmChange({ services, session, ...params }),
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
  route(tryRules, 'owner', async ({ services, session, params, body }) => ({
    applications: await trialOf({ services, session, id: params.id }, body),
  })),
]

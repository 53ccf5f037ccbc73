import * as terms from '../../contract/term-changes.endpoints.ts'
import {
  confirmTermChange,
  updateCallPeriods,
  proposeTermChange,
  withdrawTermChange,
} from './term-changes.service.ts'
import { route } from '#platform/server/http/route.ts'
import * as editing from '../../contract/call-editing.endpoints.ts'
import * as managed from '../../contract/managed-calls.endpoints.ts'
import * as received from '../../contract/received/received.endpoints.ts'
import * as trial from '../../contract/trial/rule-trial.endpoints.ts'
import { createDraftCall, deleteChanges, getEdited, deleteDraft, saveInput } from './call-editing.service.ts'
import { cancelCall, updateCallDeadline, publishCall } from './call-steps.service.ts'
import { listHoldersFor, listManaged } from './managed-calls.queries.ts'
import { exportReceived, listReceived } from '../received/received.service.ts'
import { previewRulesOf } from './rule-trial.service.ts'

export const managedRoutes = [
  route(managed.listManagedCalls, 'member', ({ services, session, query: { phase, municipality, before } }) =>
    listManaged(services.db, { session, phase, municipality, before }),
  ),
  route(managed.listCallHolders, 'member', ({ services, session }) => listHoldersFor(services.db, session)),
  route(editing.createCall, 'member', ({ services, session, body }) =>
    createDraftCall({ services, session }, body),
  ),
  route(editing.getEditedCall, 'owner', ({ services, session, params }) =>
    getEdited({ services, session }, params.id),
  ),
  route(editing.saveCall, 'owner', ({ services, session, params, body, request }) =>
    saveInput({ services, session, id: params.id, headers: request.headers }, body),
  ),
  route(editing.deleteCall, 'owner', async ({ services, session, params, request: { headers } }) => {
    await deleteDraft({ services, session, id: params.id, headers })
    return undefined
  }),
  route(editing.deleteCallChanges, 'owner', ({ services, session, params, request: { headers } }) =>
    deleteChanges({ services, session, id: params.id, headers }),
  ),
  route(editing.publishCall, 'owner', ({ services, session, locale, params, body, request: { headers } }) =>
    publishCall({ services, session, locale, id: params.id, headers, ...body }),
  ),
  route(editing.updateCallDeadline, 'owner', ({ services, session, params, body }) =>
    updateCallDeadline({ services, session, id: params.id }, body),
  ),
  route(terms.updateCallPeriods, 'owner', ({ services, session, params, body }) =>
    updateCallPeriods({ services, session, id: params.id }, body),
  ),
  route(
    terms.proposeTermChange,
    'owner',
    ({ services, session, locale, params, body, request: { headers } }) =>
      proposeTermChange({ services, session, id: params.id, headers }, { ...body, locale }),
  ),
  route(terms.confirmTermChange, 'owner', ({ services, session, locale, params, body }) =>
    confirmTermChange({ services, session, locale, ...params, ...body }),
  ),
  route(terms.withdrawTermChange, 'owner', ({ services, session, params }) =>
    withdrawTermChange({ services, session, ...params }),
  ),
  route(editing.cancelCall, 'owner', ({ services, session, params, body }) =>
    cancelCall({ services, session, id: params.id }, body),
  ),
  route(received.listReceivedApplications, 'owner', ({ services, session, params, query }) =>
    listReceived({ services, session, ...params }, query),
  ),
  route(
    received.exportReceivedApplications,
    'owner',
    async ({ services, session, locale, params, query, header }) => {
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
    },
  ),
  route(trial.previewRules, 'owner', async ({ services, session, params, body }) => ({
    applications: await previewRulesOf({ services, session, id: params.id }, body),
  })),
]

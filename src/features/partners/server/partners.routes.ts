import { type Route, route } from '#platform/server/http/route.ts'
import {
  createPartnerKey,
  createPartnerKeySuccessor,
  deletePartnerKey as deletePartnerKeyEndpoint,
  listPartnerKeys,
} from '../contract/partner-keys.endpoints.ts'
import { listKeys } from './partner-keys.queries.ts'
import { createOne, createSuccessor, deletePartnerKey } from './partner-keys.service.ts'

export const routes: readonly Route[] = [
  route(listPartnerKeys, 'globalAdmin', async ({ services }) => ({ keys: await listKeys(services.db) })),
  route(createPartnerKey, 'globalAdmin', ({ services, session, body }) =>
    createOne({ services, session, ...body }),
  ),
  route(createPartnerKeySuccessor, 'globalAdmin', ({ services, session, params: { id }, body }) =>
    createSuccessor({ services, session, id, ...body }),
  ),
  route(deletePartnerKeyEndpoint, 'globalAdmin', async ({ services, session, params: { id } }) => {
    await deletePartnerKey({ services, session, id })
    return undefined
  }),
]

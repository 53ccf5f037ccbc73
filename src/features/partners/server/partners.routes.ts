import type { Prove } from '#platform/server/auth/prove.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import {
  createPartnerKey,
  createPartnerKeySuccessor,
  deletePartnerKey as deletePartnerKeyEndpoint,
  listPartnerKeys,
} from '../contract/partner-keys.endpoints.ts'
import { listKeys } from './partner-keys.queries.ts'
import { createOne, createSuccessor, deletePartnerKey } from './partner-keys.service.ts'

/** A key reads for a year what a partner may read, so whoever makes one proves who they are. */
export const routesWith = (prove: Prove): readonly Route[] => [
  route(listPartnerKeys, 'globalAdmin', async ({ services: { db }, session }) => {
    const [keys, user] = await Promise.all([listKeys(db), findUserById(db, session.userId)])
    return { keys, needsPassword: user?.passwordHash !== null }
  }),
  route(createPartnerKey, 'globalAdmin', async ({ services, session, body }) => {
    const { password, ...draft } = body
    await prove({ services, session, password })
    return createOne({ services, session, ...draft })
  }),
  route(createPartnerKeySuccessor, 'globalAdmin', async ({ services, session, params: { id }, body }) => {
    const { password, expiresAt } = body
    await prove({ services, session, password })
    return createSuccessor({ services, session, id, expiresAt })
  }),
  route(deletePartnerKeyEndpoint, 'globalAdmin', async ({ services, session, params: { id } }) => {
    await deletePartnerKey({ services, session, id })
    return undefined
  }),
]

import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { reason } from './reason.ts'

const params = z.strictObject({ id: uuid })

export const startImpersonation = endpoint({
  method: 'POST',
  path: '/api/admin/impersonations',
  summary:
    'Begins to impersonate a member: reading only, for 15 minutes; whatever impersonation the admin had before ends',
  body: z.strictObject({ person: uuid, reason }),
  response: z.strictObject({
    id: uuid,
    /** Used in place of the access token during the impersonation; it cannot be renewed. */
    token: z.string(),
    expiresAt: isoDateTime,
  }),
  status: 201,
})

export const getImpersonation = endpoint({
  method: 'GET',
  path: '/api/admin/impersonations/{id}',
  summary: 'One impersonation of the admin’s own',
  params,
  response: z.strictObject({
    id: uuid,
    person: uuid,
    startedAt: isoDateTime,
    expiresAt: isoDateTime,
    endedAt: z.nullable(isoDateTime),
  }),
})

export const endImpersonation = endpoint({
  method: 'POST',
  path: '/api/admin/impersonations/{id}/end',
  summary: 'Ends an impersonation of the admin’s own; one that has ended stays so',
  params,
})

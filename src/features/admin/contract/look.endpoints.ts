import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { reason } from './reason.ts'

const params = z.strictObject({ id: uuid })

export const startLook = endpoint({
  method: 'POST',
  path: '/api/admin/looks',
  summary:
    'Begins to look as a member: reading only, for 15 minutes; whatever look the admin had before ends',
  body: z.strictObject({ person: uuid, reason }),
  response: z.strictObject({
    id: uuid,
    /** Stands for the access token while the look lasts; it cannot be renewed. */
    token: z.string(),
    expiresAt: isoDateTime,
  }),
  status: 201,
})

export const getLook = endpoint({
  method: 'GET',
  path: '/api/admin/looks/{id}',
  summary: 'One look of the admin’s own',
  params,
  response: z.strictObject({
    id: uuid,
    person: uuid,
    startedAt: isoDateTime,
    expiresAt: isoDateTime,
    endedAt: z.nullable(isoDateTime),
  }),
})

export const endLook = endpoint({
  method: 'POST',
  path: '/api/admin/looks/{id}/end',
  summary: 'Ends a look of the admin’s own; one that has ended stays so',
  params,
})

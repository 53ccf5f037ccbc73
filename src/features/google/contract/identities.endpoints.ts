import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime } from '#platform/contract/schemas.ts'

const params = z.strictObject({ id: z.string().check(z.regex(/^[\w-]{22}$/)) })

export const listIdentities = endpoint({
  method: 'GET',
  path: '/api/settings/identities',
  summary: 'The Google accounts that open this account, also those that the person has taken off',
  response: z.strictObject({
    identities: z.array(
      z.strictObject({
        id: z.string(),
        email: z.string(),
        linkedAt: isoDateTime,
        lastUsedAt: isoDateTime,
        endedAt: z.nullable(isoDateTime),
      }),
    ),
  }),
})

export const addIdentity = endpoint({
  method: 'POST',
  path: '/api/settings/identities',
  summary: 'Where the browser goes to add a Google account; needs a sign-in of the last 15 minutes',
  response: z.strictObject({ url: z.string() }),
})

export const removeIdentity = endpoint({
  method: 'DELETE',
  path: '/api/settings/identities/{id}',
  summary: 'Takes a Google account off, unless it is the only way in',
  params,
})

export const restoreIdentity = endpoint({
  method: 'POST',
  path: '/api/settings/identities/{id}/restoring',
  summary: 'Lets a Google account in again that was taken off; needs a sign-in of the last 15 minutes',
  params,
})

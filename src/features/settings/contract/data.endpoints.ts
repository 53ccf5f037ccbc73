import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { ownedAlone } from './owned-alone.ts'
import { emailInput, isoDateTime } from '#platform/contract/schemas.ts'

/** Days from the request to the deletion of an account. */
export const GRACE_DAYS = 30

export const exportData = endpoint({
  method: 'GET',
  path: '/api/settings/export',
  limit: { times: 10, seconds: 3600 },
  summary: 'Everything the product knows of the person, as one ZIP file of JSON and files',
  status: 200,
})

export const getDeletionPlan = endpoint({
  method: 'GET',
  path: '/api/settings/deletion',
  summary: 'What would follow from the end of the account: the organisations that nobody would lead',
  response: z.strictObject({ organisations: z.array(ownedAlone) }),
  blocks: { none: 'Whoever hands an organisation over chooses among all its people.' },
})

export const requestDeletion = endpoint({
  method: 'POST',
  path: '/api/settings/deletion',
  summary: 'Ends the account in 30 days and all its sessions now',
  body: z.strictObject({
    email: emailInput,
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    /** Also deletes messages and files sent to others. */
    deleteSent: z.optional(z.boolean()),
    /** The new lead of each organisation without another owner, or null to close it. */
    organisations: z.optional(
      z.array(z.strictObject({ id: z.uuid(), handTo: z.nullable(z.uuid()) })).check(z.maxLength(100)),
    ),
  }),
  response: z.strictObject({ deleteAfter: isoDateTime }),
})

export const cancelDeletion = endpoint({
  method: 'DELETE',
  path: '/api/settings/deletion',
  summary: 'Takes the end of the account back',
})

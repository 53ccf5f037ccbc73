import * as z from 'zod/mini'
import { ADMIN_SCOPES } from '#platform/contract/admin-scopes.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { emailInput, isoDateTime, localeInput, uuid } from '#platform/contract/schemas.ts'
import { auditEntry } from './audit.endpoints.ts'
import { reason } from './reason.ts'
import { userRow } from './users.endpoints.ts'

const params = z.strictObject({ id: uuid })
const because = z.strictObject({ reason })

const day = z.nullable(z.string())

export const account = z.strictObject({
  ...userRow.shape,
  language: localeInput,
  hasPassword: z.boolean(),
  /** Somebody has opened this mailbox; false for a member of a former site who has not come back yet. */
  proven: z.boolean(),
  suspendedUntil: z.nullable(isoDateTime),
  deleteAfter: z.nullable(isoDateTime),
  /** Corrected dates of birth, newest first; rules about ages read only the current one. */
  birthdayChanges: z.array(z.strictObject({ was: day, became: day, at: isoDateTime })),
  /** The account that this one was merged into. */
  mergedInto: z.nullable(z.strictObject({ id: uuid, name: z.string() })),
})
export type Account = z.output<typeof account>

/** The number of a person's things of one sort, in words of the feature that stores them. */
export const personFact = z.strictObject({
  id: z.string(),
  title: z.string(),
  count: z.int(),
  links: z.array(z.strictObject({ name: z.string(), path: z.string() })),
})
export type PersonFact = z.output<typeof personFact>

export const getUser = endpoint({
  method: 'GET',
  path: '/api/admin/users/{id}',
  summary: 'One account: what it is, where it is signed in, what it has, and what staff did to it',
  params,
  response: z.strictObject({
    user: account,
    may: z.strictObject({
      act: z.boolean(),
      giveRights: z.boolean(),
      impersonate: z.boolean(),
      merge: z.boolean(),
    }),
    sessions: z.array(
      z.strictObject({
        id: uuid,
        device: z.string(),
        startedAt: isoDateTime,
        lastUsedAt: isoDateTime,
        endedAt: z.nullable(isoDateTime),
      }),
    ),
    facts: z.array(personFact),
    history: z.array(auditEntry),
  }),
})
export type Person = z.output<NonNullable<typeof getUser.response>>

export const createSuspension = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/suspension',
  summary: 'Closes an account until a day, or until somebody lifts it, and ends its sessions now',
  params,
  body: z.strictObject({ reason, until: z.nullable(isoDateTime) }),
})

export const endSuspension = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/lift',
  summary: 'Opens a suspended account before its day',
  params,
  body: because,
})

export const updateRights = endpoint({
  method: 'PUT',
  path: '/api/admin/users/{id}/rights',
  summary: 'Role and scopes of somebody else',
  params,
  body: z.strictObject({
    role: z.enum(['USER', 'ADMIN']),
    globalAdmin: z.boolean(),
    scopes: z.array(z.enum(ADMIN_SCOPES)).check(z.maxLength(ADMIN_SCOPES.length)),
    reason,
  }),
})

export const signOutUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/sign-out',
  summary: 'Ends every session of an account',
  params,
  body: because,
})

export const deleteUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/deletion',
  summary: 'Ends an account in 30 days, which the member may still take back, and its sessions now',
  params,
  body: because,
})

export const exportUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/export',
  summary: 'Everything the product knows of a member who asked for it, as one ZIP file',
  params,
  body: because,
  status: 200,
})

export const sendRegistrationVerification = endpoint({
  method: 'POST',
  path: '/api/admin/registrations/verification',
  summary: 'Mails a registration that waits for its mailbox a fresh code and link',
  body: z.strictObject({ email: emailInput, reason }),
})

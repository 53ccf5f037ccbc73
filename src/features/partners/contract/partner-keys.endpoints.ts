import * as z from 'zod/mini'
import { visibleLine } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { PARTNER_SCOPES } from '#platform/contract/partner-scopes.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { NAME_MAX, OVERLAP_DAYS, STATES } from './limits.ts'

const HOURLY = { times: 30, seconds: 3600 }

const partnerKey = z.strictObject({
  id: uuid,
  partner: z.string(),
  scopes: z.array(z.enum(PARTNER_SCOPES)),
  /** The last letters of the key; the rest is not kept. */
  ending: z.string(),
  createdAt: isoDateTime,
  expiresAt: isoDateTime,
  state: z.enum(STATES),
  calledAt: z.nullable(isoDateTime),
  /** In the last 30 days. */
  calls: z.int(),
  /** Calls beyond its scopes, in the last 30 days. */
  refusals: z.int(),
})
export type PartnerKey = z.output<typeof partnerKey>

const password = z.optional(z.string().check(z.minLength(1), z.maxLength(200)))

/** The key itself, which is shown this once. */
const freshKey = z.strictObject({ id: uuid, key: z.string() })

export const listPartnerKeys = endpoint({
  method: 'GET',
  path: '/api/admin/partner-keys',
  summary: 'The keys of partners: what each may read, until when, and how often it did',
  response: z.strictObject({
    keys: z.array(partnerKey),
    /** Making a key asks for the password, or for a fresh sign-in of those who have none. */
    needsPassword: z.boolean(),
  }),
})

export const createPartnerKey = endpoint({
  method: 'POST',
  path: '/api/admin/partner-keys',
  summary: 'Makes a key for a partner’s program and shows it once; it lasts for a year at most',
  limit: HOURLY,
  body: z.strictObject({
    partner: visibleLine(NAME_MAX),
    scopes: z.array(z.enum(PARTNER_SCOPES)).check(z.minLength(1), z.maxLength(PARTNER_SCOPES.length)),
    expiresAt: isoDateTime,
    password,
  }),
  status: 200,
  response: freshKey,
})

export const createPartnerKeySuccessor = endpoint({
  method: 'POST',
  path: '/api/admin/partner-keys/{id}/successor',
  summary: `Makes a key that takes the place of this one, which works for ${OVERLAP_DAYS} days more`,
  limit: HOURLY,
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ expiresAt: isoDateTime, password }),
  status: 200,
  response: freshKey,
})

export const deletePartnerKey = endpoint({
  method: 'DELETE',
  path: '/api/admin/partner-keys/{id}',
  summary: 'Revokes a key at once',
  limit: HOURLY,
  params: z.strictObject({ id: uuid }),
})

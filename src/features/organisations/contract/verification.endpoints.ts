import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'

/** The steps of a verification. */
export const DECISIONS = [
  'asked',
  'verified',
  'refused',
  'changed',
  'suspended',
  'restored',
  'closed',
] as const

export const CODE_MINUTES = 30
export const TRIES_PER_CODE = 5

const idParam = z.strictObject({ id: uuid })

export const sendDomainCode = endpoint({
  method: 'POST',
  path: '/api/organisations/{id}/domain-code',
  summary: 'Mails a code to a mailbox at the domain of the website, `mailbox` being what stands before the @',
  params: idParam,
  body: z.strictObject({ mailbox: z.string().check(z.regex(/^[a-z0-9][a-z0-9._+-]{0,62}$/i)) }),
})

export const confirmDomain = endpoint({
  method: 'POST',
  path: '/api/organisations/{id}/domain',
  summary: 'Proves the domain by the mailed code; five tries for each code',
  params: idParam,
  body: z.strictObject({ code: z.string().check(z.regex(/^\d{6}$/)) }),
})

export const requestCheck = endpoint({
  method: 'POST',
  path: '/api/organisations/{id}/check',
  summary: 'Asks staff for the mark; a proved domain or a register number must be there',
  params: idParam,
})

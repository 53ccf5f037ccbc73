import * as z from 'zod/mini'
import { bilingual } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { bankFund, overspend } from './bank-fund.ts'
import { CALL_PHASES, callContent } from './call.ts'
import { FROZEN } from './frozen-changes.ts'
import { rules } from './rules.ts'

const params = z.strictObject({ id: uuid })
const bilingualText = z.strictObject({ bhs: z.string(), en: z.string() })

/** The editor's whole input: the call, and rules that are stored for later but do not count. */
export const callInput = z.strictObject({ content: callContent, rulesOff: rules })
export type CallInput = z.output<typeof callInput>

/** A call with everything that its editor needs. */
export const editedCall = z.strictObject({
  id: uuid,
  slug: z.string(),
  phase: z.enum(CALL_PHASES),
  /** The server's clock when it answered. */
  now: isoDateTime,
  programme: bilingualText,
  bank: z.nullable(z.string()),
  /** The money that the bank has left beside its other calls; null without a bank, or before its fund is entered. */
  bankFund: z.nullable(bankFund),
  ...callInput.shape,
  /** The published content; null before a call is published. */
  published: z.nullable(callContent),
  /** Whether changes are not published yet. */
  unpublished: z.boolean(),
  /** The reason of its extension or cancellation. */
  reason: z.nullable(bilingualText),
  begun: z.int(),
  sent: z.int(),
  /** A change of terms that is waiting for another person's signature. */
  termChange: z.nullable(
    z.strictObject({
      id: uuid,
      what: z.array(z.enum(FROZEN)),
      reason: bilingualText,
      /** Why its fund may be larger than what the bank has left, in the words of its proposer. */
      overspend: z.nullable(overspend),
      by: z.nullable(z.string()),
      mine: z.boolean(),
    }),
  ),
  /** Sent back as `If-Match`. */
  version: z.string(),
})
export type EditedCall = z.output<typeof editedCall>

export const createCall = endpoint({
  method: 'POST',
  path: '/api/managed-calls',
  summary:
    'Begins a call of a bank on whose board the member is; staff of grants may begin any. One may begin with an earlier call',
  body: z.strictObject({ programme: uuid, bank: z.nullable(uuid), from: z.nullable(uuid) }),
  status: 201,
  response: z.strictObject({ id: uuid, slug: z.string() }),
})

export const getEditedCall = endpoint({
  method: 'GET',
  path: '/api/managed-calls/{id}',
  impersonation: 'reads',
  summary: 'A call that the member looks after, with everything needed to edit it, by id or address',
  params: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: editedCall,
})

export const saveCall = endpoint({
  method: 'PUT',
  path: '/api/managed-calls/{id}',
  summary:
    'Keeps what was written; of a published call beside what the public reads. If-Match refuses what another device has changed since',
  params,
  body: callInput,
  response: z.strictObject({ version: z.string(), unpublished: z.boolean() }),
})

export const publishCall = endpoint({
  method: 'POST',
  path: '/api/managed-calls/{id}/publication',
  summary:
    'Publishes what was written. Of a published call rules may only become milder, and its deadline stays. Texts with figures that no rule has are published once that is confirmed, and a fund larger than what the bank has left with the reason and that amount',
  params,
  body: z.strictObject({
    figuresSeen: z.optional(z.boolean()),
    overspend: z.optional(overspend),
  }),
  response: editedCall,
})

export const deleteCallChanges = endpoint({
  method: 'DELETE',
  path: '/api/managed-calls/{id}/changes',
  summary: 'Forgets what was written of a published call and is not published',
  params,
  response: editedCall,
})

/** The reason of a change to a call on which people count, in both languages. */
const reason = bilingual(600).check(z.refine(({ bhs, en }) => bhs.trim() !== '' && en.trim() !== ''))

export const updateCallDeadline = endpoint({
  method: 'POST',
  path: '/api/managed-calls/{id}/prolongation',
  summary:
    'Moves the deadline to a later moment, what comes after it by as much, and tells those who follow the call or have begun an application',
  params,
  body: z.strictObject({ deadline: isoDateTime, reason }),
  response: editedCall,
})

export const cancelCall = endpoint({
  method: 'POST',
  path: '/api/managed-calls/{id}/cancellation',
  summary:
    'Cancels a call for a reason that everybody reads, and tells those who follow it or have begun an application',
  params,
  body: z.strictObject({ reason }),
  response: editedCall,
})

export const deleteCall = endpoint({
  method: 'DELETE',
  path: '/api/managed-calls/{id}',
  summary: 'Deletes a draft that was never published',
  params,
})

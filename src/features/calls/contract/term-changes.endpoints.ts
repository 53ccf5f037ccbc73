import * as z from 'zod/mini'
import { bilingual } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { overspend } from './bank-fund.ts'
import { callDates } from './call.ts'
import { editedCall } from './call-editing.endpoints.ts'

/** The reason of a change to a call on which people count, in both languages. */
const reason = bilingual(600).check(z.refine(({ bhs, en }) => bhs.trim() !== '' && en.trim() !== ''))

export const updateCallPeriods = endpoint({
  method: 'POST',
  path: '/api/managed-calls/{id}/postponement',
  summary:
    'Moves review, vote and results to later moments, also after they have passed, for a reason that everybody reads; not once a vote has begun',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({
    dates: z.pick(callDates, { reviewUntil: true, voteFrom: true, voteUntil: true, resultsAt: true }),
    reason,
  }),
  response: editedCall,
})

export const proposeTermChange = endpoint({
  method: 'POST',
  path: '/api/managed-calls/{id}/term-changes',
  summary:
    'Proposes to publish what was written although it changes terms on which people count already; another person without a conflict of interest signs it. Texts with figures that no rule has, and a fund larger than what the bank has left, need the same confirmation as a publication',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({
    reason,
    figuresSeen: z.optional(z.boolean()),
    overspend: z.optional(overspend),
  }),
  response: editedCall,
})

const one = z.strictObject({ id: uuid, change: uuid })

export const confirmTermChange = endpoint({
  method: 'PUT',
  path: '/api/managed-calls/{id}/term-changes/{change}/confirmed',
  summary:
    'Signs a change of terms that another proposed; it holds at once and everybody reads what and why. If the bank has less left than when it was proposed, a fund beyond that needs a new reason with that amount',
  params: one,
  body: z.strictObject({ overspend: z.optional(overspend) }),
  response: editedCall,
})

export const withdrawTermChange = endpoint({
  method: 'DELETE',
  path: '/api/managed-calls/{id}/term-changes/{change}',
  summary: 'Takes back a proposal to change terms that nobody has signed yet',
  params: one,
  response: editedCall,
})

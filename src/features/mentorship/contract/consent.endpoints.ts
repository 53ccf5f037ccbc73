import * as z from 'zod/mini'
import { visibleLine } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { emailInput, isoDateTime, uuid } from '#platform/contract/schemas.ts'

export const GUARDIAN_MAX = 80
/** Days within which a guardian answers by the link. */
export const CONSENT_DAYS = 14
/** `none` where nobody was asked, or the link has run out. */
export const CONSENT_STATES = ['none', 'asked', 'agreed', 'refused'] as const

const params = z.strictObject({ mentor: uuid })

export const getConsent = endpoint({
  method: 'GET',
  path: '/api/mentorship/consents/{mentor}',
  impersonation: 'reads',
  summary: 'Whether I need the consent of a guardian to meet this mentor alone, and what became of it',
  params,
  blocks: { none: 'It says what one’s own guardian said, and nothing of the mentor.' },
  response: z.strictObject({
    isNeeded: z.boolean(),
    state: z.enum(CONSENT_STATES),
    guardian: z.string(),
    askedAt: z.nullable(isoDateTime),
  }),
})

export const requestGuardianConsent = endpoint({
  method: 'POST',
  path: '/api/mentorship/consents/{mentor}',
  summary:
    'Mails a guardian the question whether I may meet this mentor alone; asking again sends a new link',
  params,
  blocks: { none: 'It writes to a guardian; a mentor whom a block severs is not found.' },
  body: z.strictObject({ guardian: visibleLine(GUARDIAN_MAX), email: emailInput }),
  limit: { times: 6, seconds: 86_400 },
})

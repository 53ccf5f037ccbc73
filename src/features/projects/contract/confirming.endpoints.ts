import * as z from 'zod/mini'
import { day, feninga } from '#features/calls/contract/values.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { emailInput, uuid } from '#platform/contract/schemas.ts'
import { projectSlug } from './projects.endpoints.ts'

export const CONFIRMATION_DAYS = 30

/** 256 random bits in base64url. */
const token = z.string().check(z.regex(/^[\w-]{43}$/))

export const requestGiverConfirmation = endpoint({
  method: 'POST',
  path: '/api/projects/{slug}/entries/{id}/confirmation',
  summary: 'Mails the giver of a contribution a link to confirm it. Asking again sends a new link',
  params: z.strictObject({ slug: projectSlug, id: uuid }),
  body: z.strictObject({ email: emailInput }),
})

const contribution = z.strictObject({
  project: z.string(),
  slug: z.string(),
  what: z.string(),
  giver: z.string(),
  amount: feninga,
  day,
  confirmed: z.boolean(),
})
export type Contribution = z.output<typeof contribution>

export const getContributionByLink = endpoint({
  method: 'POST',
  path: '/api/contributions/look',
  summary: 'The contribution that a mailed link asks about; looking confirms nothing',
  body: z.strictObject({ token }),
  response: contribution,
})

export const confirmContribution = endpoint({
  method: 'POST',
  path: '/api/contributions/confirm',
  summary: 'Confirms by the mailed link that the contribution was given',
  body: z.strictObject({ token }),
})

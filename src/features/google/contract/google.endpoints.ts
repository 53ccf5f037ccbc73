import * as z from 'zod/mini'
import { tokenPair } from '#features/account/contract/inputs.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { localeInput } from '#platform/contract/schemas.ts'

export const getProviders = endpoint({
  method: 'GET',
  path: '/api/auth/providers',
  impersonation: 'reads',
  summary: 'Which other ways of signing in this installation offers',
  response: z.strictObject({ google: z.boolean() }),
})

export const startGoogle = endpoint({
  method: 'GET',
  path: '/api/auth/google',
  summary: 'Leads the browser to the provider; back comes /login?google=done, cancelled or failed',
  query: z.strictObject({ language: z.optional(localeInput) }),
  status: 302,
})

const parameter = z.optional(z.unknown())

export const getGoogleCallback = endpoint({
  method: 'GET',
  path: '/api/auth/google/callback',
  summary: 'Where the provider leads the browser back to',
  // A provider may add parameters of its own, and in every case the person must end on a page.
  query: z.looseObject({ code: parameter, state: parameter, error: parameter }),
  status: 302,
})

export const completeGoogle = endpoint({
  method: 'POST',
  path: '/api/auth/google/complete',
  summary: 'Starts the session of the browser that has just come back from the provider, once',
  body: z.strictObject({ language: z.optional(localeInput) }),
  response: z.strictObject({ ...tokenPair.shape, redirectTo: z.string() }),
})

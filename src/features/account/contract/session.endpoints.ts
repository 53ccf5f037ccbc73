import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { emailInput } from '#platform/contract/schemas.ts'
import { tokenPair } from './inputs.ts'

export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Signs in; members of a former site may be sent to choose a new password',
  // A wrong password may have any length, and so may one of a former site.
  body: z.strictObject({ email: emailInput, password: z.string().check(z.minLength(1), z.maxLength(1000)) }),
  response: z.union([
    tokenPair,
    z.strictObject({
      autoPasswordReset: z.literal(true),
      /** The email of this hour was sent before, and no other will be. */
      mailedBefore: z.optional(z.literal(true)),
    }),
  ]),
})

export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends the session of this browser; succeeds whatever is sent',
  body: z.catch(z.strictObject({ refreshToken: z.optional(z.string()) }), {}),
})

export const refreshSession = endpoint({
  method: 'POST',
  path: '/api/auth/refresh',
  summary: 'Renews the access token; needs the cookie that signing in has set',
  body: z.strictObject({ refreshToken: z.string().check(z.minLength(1), z.maxLength(400)) }),
  response: tokenPair,
})

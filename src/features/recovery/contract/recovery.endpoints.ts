import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { emailInput, localeInput, okResponse } from '#platform/contract/schemas.ts'
import { problems } from './problems.ts'

/** Minutes until an emailed code and its link expire. */
export const CODE_MINUTES = 10
export const LINK_MINUTES = 60

const code = z.string().check(z.regex(/^\d{6}$/))
const token = z.string().check(z.minLength(1), z.maxLength(200))
const newPassword = z.string().check(z.minLength(8, problems.passwordTooShort.code), z.maxLength(200))
const language = z.optional(localeInput)

export const sendResetCode = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Mails a code, good in this browser, and a link; answers the same for every address',
  body: z.strictObject({ email: emailInput, language }),
  response: okResponse,
})

export const verifyResetCode = endpoint({
  method: 'POST',
  path: '/api/auth/verify-reset-code',
  summary: 'Checks the mailed code for the browser that asked for it',
  body: z.strictObject({ code, language }),
  response: z.strictObject({ valid: z.literal(true) }),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Sets a new password with the code (this browser) or with the token of the link, never both',
  body: z.strictObject({
    code: z.optional(code),
    token: z.optional(token),
    newPassword,
    /** Keeps the Google accounts that open this account; by default they are removed. */
    keepIdentities: z.optional(z.boolean()),
    language,
  }),
  response: okResponse,
})

export const verifyResetToken = endpoint({
  method: 'GET',
  path: '/api/auth/verify-reset-token/{token}',
  summary: 'Whose password a living link would reset; the link stays good',
  params: z.strictObject({ token }),
  response: z.strictObject({ valid: z.literal(true), name: z.string(), email: z.string() }),
})

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/request-password-reset',
  summary: 'Mails a link; a browser that has just proved the address gets the token at once',
  body: z.strictObject({ email: emailInput, language }),
  response: z.strictObject({ ok: z.literal(true), resetToken: z.optional(z.string()) }),
})

import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { emailInput, localeInput } from '#platform/contract/schemas.ts'
import {
  confirmPasswordInput,
  nameInput,
  newPasswordInput,
  passwordsMatch,
  tokenInput,
  tokenPair,
} from './inputs.ts'
import { problems } from './problems.ts'

/** Minutes for which an emailed code is valid; for the link beside it, hours. */
export const CODE_MINUTES = 10
export const LINK_HOURS = 24

export const createRegistration = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Asks for an account; the mailbox proves it. Answers the same for every address',
  body: z
    .strictObject({
      firstName: nameInput,
      lastName: nameInput,
      email: emailInput,
      password: newPasswordInput,
      confirmPassword: confirmPasswordInput,
      agreeToTerms: z.literal(true, problems.termsRequired.code),
      language: localeInput,
    })
    .check(passwordsMatch()),
  response: z.strictObject({ redirectTo: z.string() }),
})

export const sendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/resend-verification',
  summary: 'Mails a fresh code and link, if the address waits for one; at most 5 times in 15 minutes',
  body: z.strictObject({ email: emailInput }),
  response: z.strictObject({ alreadyVerified: z.optional(z.literal(true)), error: z.optional(z.string()) }),
})

const verified = z.strictObject({ verified: z.literal(true), ...z.partial(tokenPair).shape })

export const verifyByLink = endpoint({
  method: 'GET',
  path: '/api/auth/verify',
  summary: 'Proves the mailbox by the token of the mailed link; again within ten minutes succeeds again',
  query: z.strictObject({ token: tokenInput }),
  response: z.strictObject({ verified: z.literal(true) }),
})

export const verifyByCode = endpoint({
  method: 'POST',
  path: '/api/auth/verify',
  summary: 'Proves the mailbox by the mailed code; signs in the browser that registered',
  body: z.strictObject({
    email: emailInput,
    code: z.string().check(z.regex(/^[A-Z0-9]{6}$/, problems.verificationInvalid.code)),
  }),
  response: verified,
})

import * as z from 'zod/mini'
import { newPasswordInput } from '#features/account/contract/inputs.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { emailInput, isoDateTime, okResponse, uuid } from '#platform/contract/schemas.ts'

/** Minutes until the code for a new address expires. */
export const CODE_MINUTES = 10

const currentPassword = z.string().check(z.minLength(1), z.maxLength(200))

export const startEmailChange = endpoint({
  method: 'POST',
  path: '/api/settings/email-change',
  summary: 'Mails a code to the new address; answers the same whether or not it has an account',
  body: z.strictObject({ newEmail: emailInput, password: z.optional(currentPassword) }),
  response: okResponse,
})

export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/api/settings/email-change/confirm',
  summary: 'Changes the address with the mailed code and signs the other devices out',
  body: z.strictObject({
    code: z.string().check(z.regex(/^\d{6}$/)),
    /** Keeps the Google accounts that open this account; by default they are removed. */
    keepIdentities: z.optional(z.boolean()),
  }),
  response: z.strictObject({ email: z.string() }),
})

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/settings/email-change',
  summary: 'Forgets the change of address that waits for its code',
})

export const updatePassword = endpoint({
  method: 'POST',
  path: '/api/settings/password',
  summary: 'Sets a new password with the current one and signs the other devices out',
  body: z.strictObject({
    currentPassword: z.optional(currentPassword),
    newPassword: newPasswordInput,
  }),
  response: okResponse,
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/settings/sessions',
  summary: 'Where the person is signed in, the last used first',
  response: z.strictObject({
    sessions: z.array(
      z.strictObject({
        id: uuid,
        device: z.strictObject({
          browser: z.nullable(z.string()),
          system: z.nullable(z.string()),
          mobile: z.boolean(),
        }),
        startedAt: isoDateTime,
        lastUsedAt: isoDateTime,
        current: z.boolean(),
      }),
    ),
  }),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/settings/sessions/{id}',
  summary: 'Signs one device out',
  params: z.strictObject({ id: uuid }),
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/settings/sessions',
  summary: 'Signs all other devices out',
  response: z.strictObject({ ended: z.int().check(z.minimum(0)) }),
})

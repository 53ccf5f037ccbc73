import * as z from 'zod/mini'
import { tokenPair } from '#features/account/contract/inputs.ts'
import { visibleLine } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime } from '#platform/contract/schemas.ts'

/** Most passkeys of one account, and the length of their names. */
export const MOST_PASSKEYS = 20
export const NAME_MAX = 60

const params = z.strictObject({ id: z.uuid() })
const name = visibleLine(NAME_MAX)
const base64url = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[\w-]+$/))
/** Options go to the browser as the library makes them. */
const options = z.looseObject({ challenge: z.string() })

const credential = { id: base64url(1400), rawId: base64url(1400), type: z.literal('public-key') }

export const createdCredential = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.optional(
      z.array(z.string().check(z.maxLength(20), z.regex(/^[\w-]+$/))).check(z.maxLength(8)),
    ),
  }),
})

export const signedCredential = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(2000),
    userHandle: z.optional(base64url(200)),
  }),
})

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/settings/passkeys',
  summary: 'The passkeys that open this account',
  response: z.strictObject({
    passkeys: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        createdAt: isoDateTime,
        lastUsedAt: z.nullable(isoDateTime),
      }),
    ),
  }),
})

export const getPasskeyOptions = endpoint({
  method: 'POST',
  path: '/api/settings/passkeys/options',
  summary: 'What a device needs to make a passkey; needs a sign-in of the last 15 minutes',
  limit: { times: 30, seconds: 3600 },
  response: options,
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/settings/passkeys',
  summary: 'Adds the passkey that a device has made',
  limit: { times: 30, seconds: 3600 },
  body: z.strictObject({ name, credential: createdCredential }),
  response: z.strictObject({ id: z.string() }),
})

export const updatePasskey = endpoint({
  method: 'PATCH',
  path: '/api/settings/passkeys/{id}',
  summary: 'Gives a passkey another name',
  params,
  body: z.strictObject({ name }),
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/settings/passkeys/{id}',
  summary: 'Takes a passkey off the account',
  params,
})

export const getSignInOptions = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/options',
  summary: 'What a device needs to sign in with a passkey; the same for everybody',
  limit: { times: 120, seconds: 900 },
  response: options,
})

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  summary: 'Signs in with a passkey of this device',
  limit: { times: 60, seconds: 900 },
  body: z.strictObject({ credential: signedCredential }),
  response: tokenPair,
})

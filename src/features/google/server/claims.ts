import * as z from 'zod/mini'
import { normalizeEmail } from '#platform/server/auth/email.ts'

const LONGEST_NAME = 60
/** Characters that our own forms reject in a name. */
const NOT_IN_NAMES = /[<>@:/\\\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.optional(z.string()),
  email_verified: z.optional(z.unknown()),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
  name: z.optional(z.string()),
})

export type Claims = {
  issuer: string
  subject: string
  /** Only an address that the provider has verified. */
  email: string | undefined
  firstName: string
  lastName: string
}

/** Reads the claims that we use: the identity, a verified address, and a name as our forms allow it. */
export function readClaims(claims: unknown): Claims {
  const { iss, sub, email, email_verified, given_name, family_name, name } = claimsSchema.parse(claims)
  const isVerified = email_verified === true || email_verified === 'true'
  const [first = '', ...rest] = nameFrom(name ?? '').split(' ')
  const local = nameFrom((email ?? '').split('@')[0] ?? '')
  return {
    issuer: iss,
    subject: sub,
    email: email && isVerified && isAddress(email) ? normalizeEmail(email) : undefined,
    firstName: nameFrom(given_name ?? '') || first || local,
    lastName: nameFrom(family_name ?? '') || rest.join(' '),
  }
}

function nameFrom(text: string): string {
  return text.replace(NOT_IN_NAMES, ' ').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trim()
}

function isAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/.test(text.trim())
}

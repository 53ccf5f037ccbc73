import { randomBytes, randomInt } from 'node:crypto'
import type { Secrets } from '#platform/server/config/secrets.ts'

/** Without 0, O, 1 and I, which people confuse. */
const CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Returns 256 random bits for a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function newVerificationCode(): string {
  return Array.from({ length: 6 }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('')
}

/**
 * Derives the link of a registration, which is the same in all its emails, so that the older email works too; it is not
 * stored.
 */
export function linkToken(secrets: Secrets, registrationId: string): string {
  return secrets.digest('verification-link', registrationId).toString('base64url')
}

/** Returns the keyed digests under which one-time values are looked up; each kind has its own key. */
export function digests(secrets: Secrets) {
  return {
    reg: (cookie: string | undefined) => secrets.digest('reg', cookie ?? ''),
    onb: (cookie: string | undefined) => secrets.digest('onb', cookie ?? ''),
    link: (token: string) => secrets.digest('verification-link-hash', token),
    code: ({ registrationId, code }: { registrationId: string; code: string }) =>
      secrets.digest('verification-code', `${registrationId}.${code}`),
    firstAdmin: (token: string) => secrets.digest('first-admin', token),
    /** For the keys of limits. */
    limit: (value: string) => secrets.digest('limit', value).toString('base64url'),
  }
}

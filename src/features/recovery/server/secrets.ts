import { randomBytes, randomInt } from 'node:crypto'
import { normalizeEmail } from '#platform/server/auth/email.ts'
import type { Secrets } from '#platform/server/config/secrets.ts'

/** 256 random bits for a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Returns the keyed digests under which one-time values and addresses are looked up; each kind has its own key. */
export function digests(secrets: Secrets) {
  return {
    rf: (cookie: string) => secrets.digest('rf', cookie),
    token: (token: string) => secrets.digest('reset-token', token),
    code: ({ flowId, code }: { flowId: string; code: string }) =>
      secrets.digest('reset-code', `${flowId}.${code}`),
    address: (email: string) => secrets.digest('address', normalizeEmail(email)),
  }
}

import type { Locale } from '#platform/contract/locale.ts'
import type { Context } from '#platform/server/http/route.ts'
import { countAgainstLimit } from '#platform/server/limits/rate-limit.queries.ts'
import type { Services } from '#platform/server/services.ts'
import { findFlow } from './flow.queries.ts'
import { getLegacyHash } from './former-member.queries.ts'
import { matchesLegacyHash } from './legacy-hash.ts'
import { openFlow } from './request.service.ts'
import { digests } from './secrets.ts'

export type AutoReset = { autoPasswordReset: true; mailedBefore?: true }

/** From this failure on every address is offered the way by email, so that the offer reveals nothing. */
const OFFERED_AT = 3
/** Old hashes take different times to check; where there are any, a failed sign-in takes at least this long. */
const FLOOR_MS = 500

/**
 * Returns the answer after a failed sign-in; `failedTries` counts this one. It offers the code if the password is that of
 * the former site, or from the third failure on for every address: sets `rf` and emails the code, at most once an hour;
 * `mailedBefore` means that this time none is sent.
 */
export async function formerMemberAnswer(input: {
  services: Services
  email: string
  password: string
  locale: Locale
  cookies: Context['cookies']
  failedTries: number
}): Promise<AutoReset | undefined> {
  const started = performance.now()
  const { hash, any } = await getLegacyHash(input.services.db, input.email)
  const matches = hash ? await matchesLegacyHash(input.password, hash) : false
  const left = FLOOR_MS - (performance.now() - started)
  if (any && left > 0) await new Promise((resolve) => setTimeout(resolve, left))
  if (!matches && input.failedTries < OFFERED_AT) return undefined
  return { autoPasswordReset: true, ...((await offer(input)) === 'mailed before' && { mailedBefore: true }) }
}

/** Returns whether a code is on its way to this browser. */
async function offer({
  services,
  email,
  locale,
  cookies,
}: Omit<Parameters<typeof formerMemberAnswer>[0], 'password' | 'failedTries'>): Promise<
  'on its way' | 'mailed before'
> {
  const digest = digests(services.secrets)
  const address = digest.address(email)
  const rf = cookies.get('__Host-rf') ?? ''
  // The emailed code stays valid while the person keeps trying.
  if (await findFlow(services.db, { rfHash: digest.rf(rf), address })) return 'on its way'
  const key = `recovery:offer:${address.toString('base64url')}`
  const { allowed } = await countAgainstLimit(services.db, { key, limit: 1, windowSeconds: 3600 })
  // The next try would take a flow without an emailed code for one that has it.
  if (!allowed) return 'mailed before'
  await openFlow({ services, email, locale, cookies, mail: true })
  return 'on its way'
}

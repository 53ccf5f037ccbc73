import { tooMany } from '#platform/server/http/problem.ts'
import {
  countAgainstLimit,
  type LimitState,
  refundLimit,
  resetLimit,
} from '#platform/server/limits/rate-limit.queries.ts'
import type { Services } from '#platform/server/services.ts'
import { digests } from './proofs.ts'

const QUARTER = 15 * 60
const DAY = 24 * 3600

export type SignInTry = {
  /** Failed sign-ins of this address from here within 15 minutes, this one counted in. */
  failedTries: number
  /** Counts this try against the address wherever it comes from; not for a browser that the member has used. */
  countAddress(): Promise<void>
  /** The password was right: only failed sign-ins count. */
  forgive(): Promise<void>
  /** The password was not compared after all. */
  withdraw(): Promise<void>
}

/**
 * Counts a sign-in as failed before anything is compared and refuses it over a limit. The same pair again within a
 * minute is one try: the client repeats a call once after a 401.
 */
export async function openTry(input: {
  services: Services
  email: string
  password: string
  address: string
}): Promise<SignInTry> {
  const { services, email, password, address } = input
  const { db, secrets } = services
  const digest = digests(secrets)
  const fingerprint = secrets.digest('sign-in-pair', `${email}\n${password}`)
  const here = `login:here:${digest.limit(`${email} ${address}`)}`
  const taken: string[] = []

  async function giveBack(keys: readonly string[]): Promise<void> {
    for (const key of keys) await refundLimit(db, key)
  }
  async function take(limit: { key: string; limit: number; windowSeconds: number }): Promise<LimitState> {
    const state = await countAgainstLimit(db, { ...limit, fingerprint })
    if (state.allowed && state.counted) taken.push(limit.key)
    if (state.allowed) return state
    // A try that is not looked at counts nowhere else.
    await giveBack(taken)
    throw tooMany(state.retryAfterSeconds)
  }

  const state = await take({ key: here, limit: 5, windowSeconds: QUARTER })
  await take({ key: `login:from:${digest.limit(address)}`, limit: 100, windowSeconds: DAY })
  return {
    failedTries: state.count,
    async countAddress() {
      await take({ key: `login:of:${digest.limit(email)}`, limit: 50, windowSeconds: DAY })
    },
    async forgive() {
      await giveBack(taken.filter((key) => key !== here))
      await resetLimit(db, here)
    },
    withdraw: () => giveBack(taken),
  }
}

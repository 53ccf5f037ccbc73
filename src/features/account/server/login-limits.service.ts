import { normalizeEmail } from '#platform/server/auth/email.ts'
import {
  limitOrThrow,
  type LimitState,
  type RateLimit,
  refundLimit,
  resetLimit,
} from '#platform/server/limits/rate-limit.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import { digests } from './proofs.ts'

const QUARTER = 15 * 60
const DAY = 24 * 3600
/** The client repeats a call once after a 401, in each of its tabs; whoever repeats more is a program. */
const REPEATS_A_MINUTE = 30

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

/** A new password clears the failed tries of the old one, so that they no longer lock the member out. */
export async function forgiveSignIns(input: {
  services: Pick<Services, 'secrets'>
  db: Db
  email: string
  client: string
}): Promise<void> {
  const { db, email, client } = input
  const digest = digests(input.services.secrets)
  const keys = keysOf(digest, { email: normalizeEmail(email), client })
  for (const key of Object.values(keys)) await resetLimit(db, key)
}

function keysOf(digest: ReturnType<typeof digests>, { email, client }: { email: string; client: string }) {
  const both = digest.limit(`${email} ${client}`)
  return {
    here: `login:here:${both}`,
    repeats: `login:repeats:${both}`,
    of: `login:of:${digest.limit(email)}`,
  }
}

/**
 * Counts a sign-in as failed before anything is compared and refuses it over a limit: first of the address and the client
 * together, so that strangers elsewhere do not shut it. The same pair again within a minute is one try, but not without end.
 */
export async function openTry(input: {
  services: Services
  email: string
  password: string
  /** The client's key, as limits count it. */
  client: string
}): Promise<SignInTry> {
  const { services, email, password, client } = input
  const { db, secrets } = services
  const digest = digests(secrets)
  const fingerprint = secrets.digest('sign-in-pair', `${email}\n${password}`)
  const { here, repeats, of } = keysOf(digest, { email, client })
  const counted: string[] = []

  async function refund(keys: readonly string[]): Promise<void> {
    for (const key of keys) await refundLimit(db, key)
  }
  async function count(limit: RateLimit): Promise<LimitState> {
    try {
      const state = await limitOrThrow(db, { ...limit, fingerprint })
      if (state.counted) counted.push(limit.key)
      return state
    } catch (error) {
      // A try that is not looked at counts nowhere else.
      await refund(counted)
      throw error
    }
  }

  const state = await count({ key: here, limit: 5, windowSeconds: QUARTER })
  if (!state.counted) await limitOrThrow(db, { key: repeats, limit: REPEATS_A_MINUTE, windowSeconds: 60 })
  await count({ key: `login:from:${client}`, limit: 100, windowSeconds: DAY })
  return {
    failedTries: state.count,
    async countAddress() {
      await count({ key: of, limit: 50, windowSeconds: DAY })
    },
    async forgive() {
      await refund(counted.filter((key) => key !== here))
      await resetLimit(db, here)
      await resetLimit(db, repeats)
    },
    withdraw: () => refund(counted),
  }
}

import { normalizeEmail } from '#platform/server/auth/email.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import {
  type LimitState,
  type RateLimit,
  releaseLimit,
  deleteLimit,
} from '#platform/server/limits/rate-limit.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import { digests } from './proofs.ts'

const QUARTER = 15 * 60
const DAY = 24 * 3600
/** The client repeats a call once after a 401, in each of its tabs; more repeats come from a program. */
const REPEATS_A_MINUTE = 30

export type SignInTry = {
  /** Failed sign-ins at this address from here within 15 minutes, including this one. */
  failedTries: number
  /** Counts this try against the address from anywhere; not for a browser that the member has used. */
  countAddress(): Promise<void>
  /** Clears the count after the right password, because only failed sign-ins count. */
  forgive(): Promise<void>
  /** Takes the try back if the password was not compared. */
  withdraw(): Promise<void>
}

/** Clears the failed tries after a new password, so that they no longer lock the member out. */
export async function forgiveSignIns(input: {
  services: Pick<Services, 'secrets'>
  db: Db
  email: string
  client: string
}): Promise<void> {
  const { db, email, client } = input
  const digest = digests(input.services.secrets)
  const keys = keysOf(digest, { email: normalizeEmail(email), client })
  for (const key of Object.values(keys)) await deleteLimit(db, key)
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
 * Counts a sign-in as failed before comparing, and rejects it over a limit: first of address and client together, so that
 * strangers elsewhere cannot lock it. Repeats of the same pair within a minute count as one try, up to a limit.
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
    for (const key of keys) await releaseLimit(db, key)
  }
  async function count(limit: RateLimit): Promise<LimitState> {
    try {
      const state = await limitOrThrow(db, { ...limit, fingerprint })
      if (state.counted) counted.push(limit.key)
      return state
    } catch (error) {
      // A rejected try does not count anywhere else.
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
      await deleteLimit(db, here)
      await deleteLimit(db, repeats)
    },
    withdraw: () => refund(counted),
  }
}

import type { PublicCall } from '#features/calls/contract/calls.endpoints.ts'
import { staffOfGrants } from '#features/calls/server/index.ts'
import { notify } from '#features/notifications/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { tooMany } from '#platform/server/http/problem.ts'
import {
  countAgainstLimit,
  countAgainstLimits,
  type RateLimit,
} from '#platform/server/limits/rate-limit.queries.ts'
import type { Services } from '#platform/server/services.ts'
import { budgetKind } from './notifications.ts'
import { hasCode, type Voter } from './voting.queries.ts'

const HOUR = 3600
const DAY = 86_400

/** A voter whose message does not arrive asks again from the same place; more requests are not needed. */
const CODES_PER_PHONE_AND_DEVICE = 3
const CODES_PER_PHONE_AND_NETWORK = 3
/** The most codes that one phone gets from all places together, so that nobody is flooded with messages. */
const CODES_PER_PHONE = { hour: 6, day: 20 }
/** Unconfirmed codes: a mobile network puts thousands behind one address, and voting refunds a code. */
const OPEN_CODES_PER_DEVICE = 6
const OPEN_CODES_PER_NETWORK = { hour: 40, day: 120 }
/** Numbers that differ in their last two digits, requested from one place: somebody enumerates them. */
const OPEN_CODES_PER_RANGE_AND_NETWORK = 6
/** The most unconfirmed codes of a vote per day. Staff are notified long before that. */
export const OPEN_CODES_PER_VOTE_AND_DAY = 20_000
const ALARMS = [0.1, 0.5, 1]
const CODES_PER_MEMBER = 3

type Counting = { call: PublicCall; voter: Voter; session: Session | undefined }

/**
 * Counts a code before it is sent, from the narrowest limit on. Requests by strangers do not stop holders of a live code of
 * this phone on this device, nor members, who have their own limit.
 */
export async function countCode(services: Services, { call, voter, session }: Counting): Promise<void> {
  const { db } = services
  const keys = limitKeys(call.id, voter)
  const own: RateLimit = { key: keys.own, limit: CODES_PER_PHONE_AND_DEVICE, windowSeconds: HOUR }
  const member: RateLimit[] = session
    ? [{ key: `votes:member:${call.id}:${session.userId}`, limit: CODES_PER_MEMBER, windowSeconds: DAY }]
    : []
  const isKnown = session !== undefined || (await hasCode(db, { callId: call.id, ...voter }))
  const counted = await countAgainstLimits(db, [own, ...member, ...(isKnown ? [] : strangerLimits(keys))])
  if (!counted.allowed) throw tooMany(counted.retryAfterSeconds)
  if (isKnown) return
  const spent = await countAgainstLimit(db, {
    key: keys.budget,
    limit: OPEN_CODES_PER_VOTE_AND_DAY,
    windowSeconds: DAY,
  })
  const reached = ALARMS.findLast((share) => spent.count >= share * OPEN_CODES_PER_VOTE_AND_DAY)
  if (reached !== undefined) await alarm(services, { call, codes: spent.count, share: reached })
  if (!spent.allowed) throw tooMany(spent.retryAfterSeconds)
}

function strangerLimits(keys: ReturnType<typeof limitKeys>): RateLimit[] {
  const limit = (key: string, most: number, windowSeconds = HOUR) => ({ key, limit: most, windowSeconds })
  return [
    limit(keys.here, CODES_PER_PHONE_AND_NETWORK),
    limit(keys.device, OPEN_CODES_PER_DEVICE),
    limit(keys.range, OPEN_CODES_PER_RANGE_AND_NETWORK),
    limit(keys.network, OPEN_CODES_PER_NETWORK.hour),
    limit(keys.networkDay, OPEN_CODES_PER_NETWORK.day, DAY),
    limit(keys.phone, CODES_PER_PHONE.hour),
    limit(keys.phoneDay, CODES_PER_PHONE.day, DAY),
  ]
}

export function limitKeys(call: string, voter: Voter) {
  const [phone, block, device, network] = [voter.phone, voter.block, voter.device, voter.network].map((one) =>
    one.toString('base64url'),
  )
  return {
    own: `votes:own:${phone}:${device}`,
    here: `votes:here:${phone}:${network}`,
    phone: `votes:phone:${phone}`,
    phoneDay: `votes:phone-day:${phone}`,
    device: `votes:device:${device}`,
    range: `votes:range:${block}:${network}`,
    network: `votes:network:${network}`,
    networkDay: `votes:network-day:${network}`,
    casts: `votes:casts:${device}`,
    budget: budgetKey(call),
  }
}

/** The key that counts codes for strangers to a vote today. */
export const budgetKey = (call: string) => `votes:budget:${call}`

type Alarm = { call: PublicCall; codes: number; share: number }

/** Notifies staff once a day for each share of the budget. */
async function alarm(services: Services, { call, codes, share }: Alarm): Promise<void> {
  const key = `votes:alarm:${call.id}:${share}`
  const first = await countAgainstLimit(services.db, { key, limit: 1, windowSeconds: DAY })
  if (!first.allowed) return
  services.log.warn({ call: call.slug, codes, share }, 'A vote spends its budget of codes')
  await inTransaction(services.pool, async (tx) => {
    const data = { slug: call.slug, title: call.content.title, codes, share: share * 100 }
    const to = await staffOfGrants(tx)
    await notify(tx, { services, kind: budgetKind, to, about: call.id, data })
  })
}

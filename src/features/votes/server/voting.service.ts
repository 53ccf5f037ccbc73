import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Locale } from '#platform/contract/locale.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { restingProblem } from '#platform/server/areas/live-areas.ts'
import type { Cookies } from '#platform/server/http/cookies.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { networkOf } from '#platform/server/limits/client-network.ts'
import { countAgainstLimit, releaseLimit } from '#platform/server/limits/rate-limit.queries.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { hiddenNumber, mobileNumber } from '../contract/mobile-number.ts'
import { problems } from '../contract/problems.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'
import { type CastVote, CODE_MINUTES, TRIES_PER_CODE } from '../contract/votes.endpoints.ts'
import { fixBallot, VOTING, voteCall } from './ballot.service.ts'
import { countCode, limitKeys } from './code-limits.ts'
import {
  countTry,
  releaseTry,
  hasVoted,
  lockVoteShared,
  insertCode,
  insertVote,
  isTaken,
  findOrInsertKey,
  findCastVote,
  type Voter,
} from './voting.queries.ts'

const DAY = 86_400
/** A family shares one tablet; a hall full of borrowed numbers does too. */
const VOTES_PER_DEVICE = { limit: 4, windowSeconds: 60 * DAY }

/** Without 0, O, 1 and I, which people confuse. */
const RECEIPT_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const RECEIPT_TRIES = 8

type Asking = {
  services: Services
  slug: string
  phone: string
  session: Session | undefined
  client: { address: string }
  cookies: Cookies
  locale: Locale
}

/** Sends a code, or an SMS that the phone has voted already: the response does not reveal whose number has voted. */
export async function requestCode(asking: Asking): Promise<{ code: string; phone: string }> {
  const { services, slug, client, cookies, locale, session } = asking
  const { secrets, config, pool, sms, db } = services
  const { call } = await voteCall(db, slug)
  if (call.phase !== 'voting') throw new Problem(problems.notVoting)
  if (!(await fixBallot(db, call))) throw new Problem(problems.notVoting)
  if (services.areas.isResting(VOTING)) throw restingProblem()
  if (!sms.isAvailable) throw new Problem(problems.noSms)
  const number = mobileNumber(asking.phone)
  if (!number) throw new Problem(problems.wrongNumber, { fields: { phone: problems.wrongNumber.code } })
  const device = cookies.get('__Host-vote') ?? randomBytes(32).toString('base64url')
  cookies.set('__Host-vote', device, { maxAgeSeconds: 60 * DAY })
  const key = await findOrInsertKey(db, call.id)
  if (!key) throw new Problem(problems.notVoting)
  // From the vote's key and the installation's secret together: neither alone computes one.
  const of = (what: string, value: string) =>
    createHmac('sha256', key)
      .update(secrets.digest('vote', `${call.id}.${what}.${value}`))
      .digest()
  const voter: Voter = {
    phone: of('phone', number),
    // Numbers bought together differ in their last two digits.
    block: of('block', number.slice(0, -2)),
    device: of('device', device),
    network: of('network', networkOf(client.address)),
  }
  await countCode(services, { call, voter, session })
  const id = newId()
  const digits = String(randomInt(1_000_000)).padStart(6, '0')
  const t = translator({ bhs, en }, locale)
  await inTransaction(pool, async (tx) => {
    const voted = await hasVoted(tx, { callId: call.id, phone: voter.phone })
    await insertCode(tx, { id, callId: call.id, ...voter, digits: digestOf(services, id, digits) })
    // Phones recognise a code by the last line and offer to fill it in.
    const domain = `@${new URL(config.publicUrl).hostname} #${digits}`
    const text = voted
      ? t('sms.voted', { product: config.productName })
      : `${t('sms.code', { product: config.productName, code: digits, minutes: String(CODE_MINUTES) })}\n\n${domain}`
    await sms.enqueue(tx, { to: number, text, locale })
  })
  return { code: id, phone: hiddenNumber(number) }
}

type Casting = { services: Services; slug: string; code: string; digits: string; option: string }

/** Casts the one vote of a phone. Counts the try first; a repeated call with the same code returns the same receipt. */
export async function createVoteOf({ services, slug, code, digits, option }: Casting): Promise<CastVote> {
  const { db, pool } = services
  const { call } = await voteCall(db, slug)
  const live = await countTry(db, { id: code, callId: call.id })
  const open = live.filter(({ tries }) => tries <= TRIES_PER_CODE)
  if (live.length === 0) throw new Problem(problems.codeExpired)
  if (open.length === 0) throw new Problem(problems.codeSpent)
  const tried = open.find((one) => timingSafeEqual(one.digits, digestOf(services, one.id, digits)))
  if (!tried) {
    const left = TRIES_PER_CODE - Math.min(...open.map(({ tries }) => tries))
    throw new Problem(problems.codeInvalid, { values: { left } })
  }
  const codes = live.map(({ id }) => id)
  const which = { callId: call.id, codes }
  await releaseTry(db, codes)
  const keys = limitKeys(call.id, tried)
  const before = await findCastVote(db, which)
  if (before) return answerOf(before)
  // A phone that has already voted got its receipt above, also while voting rests.
  if (services.areas.isResting(VOTING)) throw restingProblem()
  const device = await countAgainstLimit(db, { key: keys.casts, ...VOTES_PER_DEVICE })
  if (!device.allowed) throw new Problem(problems.deviceFull)
  const stored = await inTransaction(pool, async (tx) => {
    await lockVoteShared(tx, call.id)
    return storeVote(tx, { callId: call.id, option, codeId: tried.id, voter: tried })
  })
  if (stored) {
    // A confirmed code no longer counts against others at the same place.
    for (const key of [keys.device, keys.range, keys.network, keys.networkDay, keys.budget])
      await releaseLimit(db, key)
    return answerOf(stored)
  }
  await releaseLimit(db, keys.casts)
  // Two concurrent calls with one code: the second returns the first one's result.
  const own = await findCastVote(db, which)
  if (own) return answerOf(own)
  const voted = await hasVoted(db, { callId: call.id, phone: tried.phone })
  throw new Problem(voted ? problems.alreadyVoted : problems.notVoting)
}

type Storing = { callId: string; option: string; codeId: string; voter: Voter }

/** Stores a vote, with another receipt if one is taken; nothing if the phone has voted or voting is over. */
async function storeVote(tx: Db, { callId, ...vote }: Storing) {
  for (let tries = 0; tries < RECEIPT_TRIES; tries += 1) {
    const receipt = newReceipt()
    const stored = await insertVote(tx, { callId, receipt, ...vote })
    if (stored || !(await isTaken(tx, { callId, receipt }))) return stored
  }
  throw new Error('No free receipt was found')
}

export function newReceipt(): string {
  const signs = Array.from({ length: 6 }, () => RECEIPT_SIGNS[randomInt(RECEIPT_SIGNS.length)]).join('')
  return `${signs.slice(0, 3)}-${signs.slice(3)}`
}

function digestOf({ secrets }: Services, id: string, digits: string): Buffer {
  return secrets.digest('vote-code', `${id}.${digits}`)
}

function answerOf(stored: NonNullable<Awaited<ReturnType<typeof findCastVote>>>): CastVote {
  const { receipt, option, cast_at: castAt } = stored
  return { receipt, option, castAt: toIso(castAt) }
}

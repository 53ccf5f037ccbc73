import { setTimeout as wait } from 'node:timers/promises'
import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { joinBirthdays } from '#features/account/server/index.ts'
import { endRecovery, deleteLegacyHash, isUnprovenFormerMember } from '#features/recovery/server/index.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import { endSessions } from '#platform/server/auth/session.service.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { updateUser, type User } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Feature, Registry } from '#platform/server/feature.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { applyRules, type Merging } from '#platform/server/merging.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'
import { personMail } from '../person-mails.ts'
import { actingOn, type Call } from '../people/acting.policy.ts'
import { factsOf } from '../people/person-facts.service.ts'
import { updateMergeTarget } from './merge.queries.ts'

const intoRows = rowsOf({ into: z.string() })

export const FINISH_TASK = 'admin.finish-merge'
/** A call that was running may still have written to the closed account; no call takes longer. */
const FINISH_AFTER_MS = 2 * 60_000
const TRIES = 6
/** The lock timeout, shorter than the database's deadlock timeout, so that it is the merge that gives way. */
const PATIENCE_MS = 400

/**
 * Throws the reason why two accounts cannot be merged. Staff accounts never can, so that nobody gains rights or queues by
 * it.
 */
export async function refuseMerge(
  db: Db,
  { session, from, into }: { session: Session; from: User; into: User },
) {
  if (from.id === session.userId || into.id === session.userId) throw new Problem(problems.self)
  if (from.id === into.id) throw new Problem(problems.mergeSame)
  if (from.mergedInto || into.mergedInto) throw new Problem(problems.merged)
  if (from.role !== 'USER' || into.role !== 'USER') throw new Problem(problems.mergeStaff)
  if ([from, into].some((one) => one.suspendedAt || one.deleteAfter)) throw new Problem(problems.mergeClosed)
  if (await isUnprovenFormerMember(db, into.id)) throw new Problem(problems.mergeUnproven)
}

/** Merges an account into another one of the same person: all or nothing, and again after a lock conflict. */
export async function mergeUsers(input: Call & { into: string; features: Registry }): Promise<Date> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await mergeOnce(input)
    } catch (error) {
      if (!isInTheWay(error)) throw error
      if (attempt === TRIES) throw new Problem(problems.mergeBusy)
      await wait(50 * attempt + Math.random() * 100)
    }
  }
}

async function mergeOnce({
  features,
  into: other,
  ...call
}: Call & { into: string; features: Registry }): Promise<Date> {
  const { services, session, reason } = call
  const at = new Date()
  const afterwards: Merging['afterwards'] = []
  await actingOn({ ...call, other }, async (tx, from, { other: into }) => {
    await refuseMerge(tx, { session, from, into })
    await tx.execute(sql.raw(`set local lock_timeout = ${PATIENCE_MS}`))
    const before = [await countsOf(tx, from, features()), await countsOf(tx, into, features())] as const
    await move({ services, tx, from: from.id, into: into.id, became: new Map(), afterwards }, features())
    await updateMergeTarget(tx, { from, into })
    await joinBirthdays(tx, { from, into })
    await close(services, tx, { from, into, at })
    const whose = { services, session, reason, action: 'admin.merge' }
    const subject = (one: User) => ({ kind: 'account', id: one.id })
    await recordAudit(tx, {
      ...whose,
      personId: from.id,
      subject: subject(into),
      before: { closed: false, ...before[0] },
      after: { closed: true, ...(await countsOf(tx, from, features())) },
    })
    await recordAudit(tx, {
      ...whose,
      action: 'admin.merge-kept',
      personId: into.id,
      subject: subject(from),
      before: before[1],
      after: await countsOf(tx, into, features()),
    })
    const { config, mailer, queue } = services
    await mailer.enqueue(
      tx,
      personMail({ config, user: from, kind: 'mergedClosed', other: into.email, reason }),
    )
    await mailer.enqueue(
      tx,
      personMail({ config, user: into, kind: 'mergedKept', other: from.email, reason }),
    )
    const startAfter = new Date(at.getTime() + FINISH_AFTER_MS)
    await queue.send(tx, FINISH_TASK, { from: from.id }, { startAfter })
  })
  await settle(services, afterwards)
  return at
}

/** Closes the account: ends its sessions and voids every pending way to sign in. */
async function close(services: Services, tx: Db, { from, into, at }: { from: User; into: User; at: Date }) {
  await endRecovery({ services, tx, user: from })
  await deleteLegacyHash(tx, from.id)
  await endSessions({ db: tx, userId: from.id, reason: 'merged' })
  await updateUser(tx, from.id, {
    mergedInto: into.id,
    suspendedAt: at,
    passwordHash: null,
    pictureUrl: null,
    phoneNumber: null,
    gender: null,
    bornOn: null,
    interests: [],
  })
}

/** Moves rows that a running call has still written to the closed account. */
export async function finishMerge({
  services,
  from,
  features,
}: {
  services: Services
  from: string
  features: Registry
}) {
  const afterwards: Merging['afterwards'] = []
  await inTransaction(services.pool, async (tx) => {
    const { rows } = await intoRows(tx)(sql`
      select kept.id as into from users closed join users kept on kept.id = closed.merged_into
      where closed.id = ${from} for update`)
    const into = rows[0]?.into
    if (into) await move({ services, tx, from, into, became: new Map(), afterwards }, features())
  })
  await settle(services, afterwards)
}

/** Logs failures only, because the accounts are merged already: a file left behind is unreachable and only takes room. */
async function settle({ log }: Services, afterwards: Merging['afterwards']): Promise<void> {
  for (const each of afterwards)
    await each().catch((error: Error) =>
      log.warn({ error: error.message }, 'files of a merge were not removed'),
    )
}

function move(merging: Merging, features: readonly Feature[]): Promise<void> {
  return applyRules(features, merging)
}

/** Counts an account's things by sort; the audit log records only these numbers. */
async function countsOf(tx: Db, { id, language }: User, features: readonly Feature[]) {
  const facts = await factsOf({ db: tx, features, locale: language, userId: id })
  return Object.fromEntries(facts.map((fact) => [fact.id, fact.count]))
}

const LOCKED = '55P03'
const DEADLOCK = '40P01'
const TWICE = '23505'

/** Recognises a concurrent write to one of the accounts. */
function isInTheWay(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  if ([LOCKED, DEADLOCK, TWICE].includes(String(code))) return true
  return typeof cause === 'object' && cause !== null && isInTheWay(cause)
}

import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { type Db, writableBeside } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { limitInForce } from './limits-in-force.ts'

const againstLimitRows = rowsOf({ count: z.number(), wait: z.number(), counted: z.boolean() })

export type RateLimit = {
  /** The key of a counter, for example `login:address+network:<digest>`. Never a plain email. */
  key: string
  /** How many are let through in one window. */
  limit: number
  windowSeconds: number
  /** How much this one counts; one, if it is not said. */
  weight?: number
  /** The same fingerprint again within a minute is not counted again. */
  fingerprint?: Buffer
}

export type LimitState = {
  allowed: boolean
  count: number
  retryAfterSeconds: number
  /** Whether this one was counted; false for a repeat with the same fingerprint. */
  counted: boolean
}

/** Counts one in the window of a limit: one statement, shared by all instances. */
export async function countAgainstLimit(db: Db, rateLimit: RateLimit): Promise<LimitState> {
  const { key, windowSeconds, weight = 1, fingerprint = null } = rateLimit
  const limit = limitInForce(key) ?? rateLimit.limit
  // A limit holds for those too who may only read.
  const counting = writableBeside(db) ?? db
  const { rows } = await againstLimitRows(counting)(sql`
    insert into limit_counters as c (key, count, resets_at, fingerprint, fingerprint_at)
    values (${key}, least(${weight}::int, ${limit + 1}), now() + make_interval(secs => ${windowSeconds}), ${fingerprint}, now())
    on conflict (key) do update set
      count = case
        when c.resets_at <= now() then excluded.count
        when c.fingerprint = excluded.fingerprint and c.fingerprint_at > now() - interval '1 minute' then c.count
        else least(c.count + excluded.count, ${limit + 1}) end,
      resets_at = case when c.resets_at <= now() then excluded.resets_at else c.resets_at end,
      fingerprint = excluded.fingerprint,
      fingerprint_at = case
        when c.fingerprint = excluded.fingerprint and c.fingerprint_at > now() - interval '1 minute' then c.fingerprint_at
        else now() end
    returning count, ceil(extract(epoch from resets_at - now()))::int as wait, fingerprint_at = now() as counted`)
  const row = rows[0] ?? { count: limit + 1, wait: windowSeconds, counted: false }
  const { count, counted } = row
  return { allowed: count <= limit, count, counted, retryAfterSeconds: Math.max(1, row.wait) }
}

/** Counts against one after another, from the narrowest on: who is over the first is not counted in what all have together. */
export async function countAgainstLimits(db: Db, limits: readonly [RateLimit, ...RateLimit[]]) {
  const [first, ...rest] = limits
  let state = await countAgainstLimit(db, first)
  for (const limit of rest) {
    if (!state.allowed) break
    state = await countAgainstLimit(db, limit)
  }
  return state
}

/** Takes one back from the count, for example because the sign-in was right. */
export async function releaseLimit(db: Db, key: string): Promise<void> {
  await db.execute(
    sql`update limit_counters set count = greatest(count - 1, 0), fingerprint = null where key = ${key}`,
  )
}

export async function deleteLimit(db: Db, key: string): Promise<void> {
  await db.execute(sql`delete from limit_counters where key = ${key}`)
}

/** Counters that name a person who goes. */
export async function deleteLimitsOf(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`delete from limit_counters where strpos(key, ${userId}) > 0`)
}

import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'

const existsRows = rowsOf({ found: z.boolean() })

/** Returns whether somebody reviews a call. */
export async function isOnBoard(db: Db, { userId, callId }: { userId: string; callId: string }) {
  const { rows } = await existsRows(db)(sql`
    select exists (select from call_boards where call_id = ${callId} and user_id = ${userId}) as found`)
  return rows[0]?.found ?? false
}

/** The least number of votes with a common trait that counts as unusual. */
const LEAST = { device: 3, block: 3, network: 15 }

const groupRows = rowsOf({
  kind: z.enum(['device', 'block', 'network']),
  vote: z.string(),
  option: z.string(),
  for_it: z.number(),
  votes: z.number(),
  first: timestamp,
  last: timestamp,
})

/** Lists groups of votes from one device, one network or one range of a hundred numbers; the largest first. */
export async function listSharingGroups(db: Db, callId: string) {
  const { rows } = await groupRows(db)(sql`
    with shared as (
      select k.kind, k.digest, v.option_id, v.cast_at, v.id
      from votes v cross join lateral (values
        ('device', v.device_digest), ('block', v.block_digest), ('network', v.network_digest)) as k(kind, digest)
      where v.call_id = ${callId} and v.voiding_id is null and k.digest is not null),
    by_option as (
      select kind, digest, option_id, count(*)::int as n, min(id::text) as vote, min(cast_at) as first, max(cast_at) as last
      from shared group by kind, digest, option_id)
    select kind, (array_agg(option_id order by n desc))[1]::text as option, max(n) as for_it, min(vote) as vote, sum(n)::int as votes,
      min(first) as first, max(last) as last
    from by_option group by kind, digest
    having sum(n) >= case kind when 'device' then ${LEAST.device}::int when 'block' then ${LEAST.block}::int
      else ${LEAST.network}::int end
    order by votes desc, first limit 50`)
  return rows
}

const windowRows = rowsOf({ option: z.string(), at: timestamp, votes: z.number() })

/** Counts votes of each project by windows of time. */
export async function listVoteWindows(db: Db, { callId, minutes }: { callId: string; minutes: number }) {
  const { rows } = await windowRows(db)(sql`
    select option_id::text as option, count(*)::int as votes,
      date_bin(make_interval(mins => ${minutes}), cast_at, timestamptz '2026-01-01') as at
    from votes where call_id = ${callId} and voiding_id is null
    group by 1, 3 order by 3`)
  return rows
}

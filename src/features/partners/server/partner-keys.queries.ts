import * as z from 'zod/mini'
import { PARTNER_SCOPES, type PartnerScope } from '#platform/contract/partner-scopes.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'
import { LONGEST_DAYS, OVERLAP_DAYS, REMINDER_DAYS, STATES } from '../contract/limits.ts'

const keyRows = rowsOf({
  id: z.string(),
  partner: z.string(),
  scopes: z.array(z.enum(PARTNER_SCOPES)),
  ending: z.string(),
  createdAt: timestamp,
  expiresAt: timestamp,
  state: z.enum(STATES),
  calledAt: z.nullable(timestamp),
  calls: z.number(),
  refusals: z.number(),
})
const liveRows = rowsOf({
  id: z.string(),
  partner: z.string(),
  scopes: z.array(z.enum(PARTNER_SCOPES)),
  ending: z.string(),
})
const idRows = rowsOf({ id: z.string() })

const SHOWN = 200

export async function listKeys(db: Db) {
  const { rows } = await keyRows(db)(sql`
    select k.id, k.partner, k.scopes, k.ending, k.created_at as "createdAt", k.expires_at as "expiresAt",
      case when k.revoked_at is not null then 'revoked' when k.expires_at <= now() then 'expired'
        when k.successor_id is not null then 'replaced'
        when k.expires_at <= now() + make_interval(days => ${REMINDER_DAYS}) then 'ending' else 'live' end as state,
      (select max(d.called_at) from partner_key_days d where d.key_id = k.id) as "calledAt",
      coalesce(u.calls, 0)::int as calls, coalesce(u.refusals, 0)::int as refusals
    from partner_keys k left join lateral (
      select sum(d.calls) as calls, sum(d.refusals) as refusals from partner_key_days d
      where d.key_id = k.id and d.day > (now() at time zone 'Europe/Sarajevo')::date - 30) u on true
    order by (k.revoked_at is not null or k.expires_at <= now()), k.created_at desc limit ${SHOWN}`)
  return rows.map(({ createdAt, expiresAt, calledAt, ...row }) => ({
    ...row,
    createdAt: toIso(createdAt),
    expiresAt: toIso(expiresAt),
    calledAt: toIso(calledAt),
  }))
}

type Row = {
  id: string
  partner: string
  scopes: readonly PartnerScope[]
  hash: Buffer
  ending: string
  expiresAt: string
}

/** Inserts a key that ends within a year; false where its end lies elsewhere. */
export async function insertKey(
  tx: Db,
  { id, partner, scopes, hash, ending, expiresAt }: Row,
): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    insert into partner_keys (id, partner, scopes, key_hash, ending, expires_at)
    select ${id}, ${partner}, ${sql.param([...scopes])}::text[], ${hash}, ${ending}, t.ends
    from (select ${expiresAt}::timestamptz(3) as ends) t
    where t.ends > now() and t.ends <= now() + make_interval(days => ${LONGEST_DAYS})
    returning id`)
  return rows.length > 0
}

export async function lockLiveKey(tx: Db, id: string) {
  const { rows } = await liveRows(tx)(sql`
    select id, partner, scopes, ending from partner_keys
    where id = ${id} and revoked_at is null and expires_at > now() for update`)
  return rows[0]
}

/** Names the key that takes this one's place; false where there is one already. */
export async function updateSuccessor(
  tx: Db,
  { id, successor }: { id: string; successor: string },
): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    update partner_keys set successor_id = ${successor},
      expires_at = least(expires_at, now() + make_interval(days => ${OVERLAP_DAYS}))
    where id = ${id} and successor_id is null returning id`)
  return rows.length > 0
}

export async function updateRevocation(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`update partner_keys set revoked_at = now() where id = ${id}`)
}

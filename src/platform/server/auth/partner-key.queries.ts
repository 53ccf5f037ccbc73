import * as z from 'zod/mini'
import { PARTNER_SCOPES } from '#platform/contract/partner-scopes.ts'
import type { Db } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { sql } from '../db/sql.ts'

const keyRows = rowsOf({ id: z.string(), scopes: z.array(z.enum(PARTNER_SCOPES)) })

/** The key with this digest, unless it has expired or was revoked. */
export async function findLivePartnerKey(db: Db, hash: Buffer) {
  const { rows } = await keyRows(db)(sql`
    select id, scopes from partner_keys where key_hash = ${hash} and revoked_at is null and expires_at > now()`)
  return rows[0]
}

/** Counts one call of a key on its day; a refusal is one beyond its scopes. */
export async function savePartnerCall(db: Db, { id, isRefusal }: { id: string; isRefusal: boolean }) {
  await db.execute(sql`
    insert into partner_key_days as d (key_id, day, calls, refusals)
    values (${id}, (now() at time zone 'Europe/Sarajevo')::date, ${isRefusal ? 0 : 1}, ${isRefusal ? 1 : 0})
    on conflict (key_id, day) do update set calls = d.calls + excluded.calls,
      refusals = d.refusals + excluded.refusals, called_at = now()`)
}

import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { type Anomaly, ANOMALIES } from '../../contract/anomalies.endpoints.ts'
import { WINDOW_MINUTES } from '../anomalies/bursts.ts'

const voidingRows = rowsOf({
  id: z.string(),
  kind: z.enum(ANOMALIES),
  title: z.string(),
  votes: z.number(),
  reason: z.string(),
  proposer_id: z.nullable(z.string()),
  proposer: z.nullable(z.string()),
  confirmer: z.nullable(z.string()),
  confirmed_at: z.nullable(timestamp),
})
export type VoidingRow = Awaited<ReturnType<typeof listVoidings>>[number]

/** Lists the voidings that the board has decided or still has to sign, open ones first. */
export async function listVoidings(db: Db, callId: string) {
  const { rows } = await voidingRows(db)(sql`
    select o.id, o.kind, o.title, o.votes, o.reason, o.proposed_by as proposer_id,
      p.first_name || ' ' || p.last_name as proposer, c.first_name || ' ' || c.last_name as confirmer, o.confirmed_at
    from vote_voidings o left join users p on p.id = o.proposed_by left join users c on c.id = o.confirmed_by
    where o.call_id = ${callId} order by o.confirmed_at desc nulls first, o.proposed_at desc, o.id limit 100`)
  return rows
}

/** An unusual finding, as in `Anomaly`. */
export type Finding = Pick<Anomaly, 'kind' | 'about' | 'from'>

/** Returns the condition of the votes behind a finding: those sharing something, or ten minutes of one project. */
function behind({ kind, about, from }: Finding): SQL {
  if (kind === 'burst')
    return sql`v.option_id = ${about} and v.cast_at >= ${from}::timestamptz
      and v.cast_at < ${from}::timestamptz + make_interval(mins => ${WINDOW_MINUTES})`
  const column = { device: sql`device_digest`, block: sql`block_digest`, network: sql`network_digest` }[kind]
  return sql`v.${column} = (select k.${column} from votes k where k.id = ${about} and k.call_id = v.call_id)`
}

type Proposal = Finding & { callId: string; reason: string; userId: string }

const countRows = rowsOf({ votes: z.number() })

/**
 * Stores a proposal with its votes: none of another proposal, none cast later. Returns its id and their number. Call under
 * `lockVoteExclusive()`.
 */
export async function insertVoiding(
  db: Db,
  proposal: Proposal,
): Promise<{ id: string; votes: number } | undefined> {
  const { callId, kind, reason, userId } = proposal
  const id = newId()
  const scope = sql`v.call_id = ${callId} and v.voiding_id is null and ${behind(proposal)}`
  const { rows } = await countRows(db)(sql`
    insert into vote_voidings (id, call_id, kind, title, votes, reason, proposed_by)
    select ${id}, ${callId}, ${kind}, (array_agg(m.title order by m.n desc, m.title))[1], sum(m.n)::int, ${reason}, ${userId}
    from (select o.title, count(*) as n from votes v join vote_options o on o.id = v.option_id where ${scope} group by o.id) m
    having sum(m.n) > 0
    returning votes`)
  if (rows.length > 0) await db.execute(sql`update votes v set voiding_id = ${id} where ${scope}`)
  return rows[0] && { id, votes: rows[0].votes }
}

/** Stores the second signature, once; the votes no longer count. */
export async function saveSecondSignature(
  db: Db,
  { callId, id, userId }: { callId: string; id: string; userId: string },
): Promise<boolean> {
  const { rows } = await countRows(db)(sql`
    update vote_voidings set confirmed_by = ${userId}, confirmed_at = clock_timestamp()
    where id = ${id} and call_id = ${callId} and confirmed_at is null and proposed_by is distinct from ${userId}
    returning votes`)
  if (rows.length === 0) return false
  await db.execute(sql`
    update votes v set void_reason = o.reason from vote_voidings o where o.id = ${id} and v.voiding_id = o.id`)
  return true
}

export async function deleteVoiding(db: Db, { callId, id }: { callId: string; id: string }) {
  const { rows } = await countRows(db)(sql`
    delete from vote_voidings where id = ${id} and call_id = ${callId} and confirmed_at is null returning votes`)
  return rows.length > 0
}

const oneRows = rowsOf({ proposed_by: z.nullable(z.string()), confirmed: z.boolean() })

export async function findVoiding(db: Db, { callId, id }: { callId: string; id: string }) {
  const { rows } = await oneRows(db)(sql`
    select proposed_by, confirmed_at is not null as confirmed from vote_voidings where id = ${id} and call_id = ${callId}`)
  return rows[0]
}

const signedRows = rowsOf({
  kind: z.enum(ANOMALIES),
  votes: z.number(),
  reason: z.string(),
  proposed: z.boolean(),
  at: timestamp,
})

export async function listVoidingsSignedBy(db: Db, userId: string) {
  const { rows } = await signedRows(db)(sql`
    select kind, votes, reason, proposed_by is not distinct from ${userId} as proposed,
      case when proposed_by = ${userId} then proposed_at else confirmed_at end as at
    from vote_voidings where proposed_by = ${userId} or confirmed_by = ${userId} order by proposed_at, id`)
  return rows
}

export async function deleteProposals(db: Db, userId: string): Promise<void> {
  await db.execute(sql`delete from vote_voidings where proposed_by = ${userId} and confirmed_at is null`)
}

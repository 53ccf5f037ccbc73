import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { newId } from '#platform/server/db/ids.ts'

const oneWayRows = rowsOf({ id: z.string(), person: z.string(), since: z.string() })

/** One-way relations: the table, and its columns for the one and the other. */
const ONE_WAY = {
  follow: ['follows', 'follower_id', 'followed_id'],
  mute: ['member_mutes', 'muter_id', 'muted_id'],
  block: ['member_blocks', 'blocker_id', 'blocked_id'],
} as const

export type OneWay = keyof typeof ONE_WAY

function names(way: OneWay) {
  const [table, from, to] = ONE_WAY[way]
  return { table: sql.identifier(table), from: sql.identifier(from), to: sql.identifier(to) }
}

export async function saveOneWay(tx: Db, way: OneWay, pair: { from: string; to: string }): Promise<void> {
  const { table, from, to } = names(way)
  await tx.execute(sql`
    insert into ${table} (id, ${from}, ${to}) values (${newId()}, ${pair.from}, ${pair.to}) on conflict do nothing`)
}

export async function deleteOneWay(db: Db, way: OneWay, pair: { from: string; to: string }): Promise<void> {
  const { table, from, to } = names(way)
  await db.execute(sql`delete from ${table} where ${from} = ${pair.from} and ${to} = ${pair.to}`)
}

export type OneWayRow = { id: string; person: string; since: Date }

/**
 * Lists people whom a member follows, has muted or blocked, newest first; people who blocked them are not among those they
 * follow or mute.
 */
export async function listOneWay(
  db: Db,
  way: OneWay,
  { from, after, limit }: { from: string; after: string | undefined; limit: number },
): Promise<OneWayRow[]> {
  const { table, from: mine, to } = names(way)
  const hidden =
    way === 'block'
      ? sql``
      : sql`and not exists (select 1 from blocked_pairs b where b.member_id = ${from} and b.other_id = r.${to})
            and exists (select 1 from active_members m where m.id = r.${to})`
  const { rows } = await oneWayRows(db)(sql`
    select r.id, r.${to} as person, r.created_at as since from ${table} r
    where r.${mine} = ${from} ${hidden} ${after === undefined ? sql`` : sql`and r.id < ${after}`}
    order by r.id desc limit ${limit}`)
  return rows.map((row) => ({ ...row, since: new Date(row.since) }))
}

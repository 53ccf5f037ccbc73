import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { type Db, onlyReads } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Coverage } from '../../contract/coverage.ts'
import { type ProgressPoint, progressPoint } from '../../contract/shapes.ts'
import { listed } from '../ids.ts'

const progressRows = rowsOf(progressPoint.shape)
const hasRows = rowsOf({ has: z.boolean() })

const idRows = rowsOf({ id: z.string() })
const coverageBeforeRows = rowsOf({ id: z.string(), share: z.number(), day: z.string() })

type Texts = { bhs: string; en: string }
const storedTargetRows = rowsOf({
  id: z.string(),
  kind: z.enum(['occupation', 'opportunity']),
  ref: z.string(),
  title: z.strictObject({ bhs: z.string(), en: z.string() }),
  createdAt: z.string(),
})
export type StoredTarget = RowOf<typeof storedTargetRows>

const columns = sql`id, kind, ref, title,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`

export async function listStoredTargets(db: Db, userId: string): Promise<StoredTarget[]> {
  const { rows } = await storedTargetRows(db)(sql`
    select ${columns} from skill_targets where user_id = ${userId} order by created_at desc, id`)
  return rows
}

export async function hasTargets(db: Db, userId: string): Promise<boolean> {
  const { rows } = await hasRows(db)(
    sql`select exists (select 1 from skill_targets where user_id = ${userId}) as has`,
  )
  return rows[0]?.has ?? false
}

export async function findTarget(db: Db, userId: string, id: string): Promise<StoredTarget | undefined> {
  const { rows } = await storedTargetRows(db)(sql`
    select ${columns} from skill_targets where id = ${id} and user_id = ${userId}`)
  return rows[0]
}

/** Stores a target unless the limit is reached; the caller locks the person's row. */
export async function saveTarget(
  tx: Db,
  input: { userId: string; kind: StoredTarget['kind']; ref: string; title: Texts; limit: number },
): Promise<string | undefined> {
  const { userId, kind, ref, title, limit } = input
  await tx.execute(sql`select 1 from users where id = ${userId} for no key update`)
  const { rows: existing } = await idRows(tx)(sql`
    select id from skill_targets where user_id = ${userId} and kind = ${kind} and ref = ${ref}`)
  if (existing[0]) return existing[0].id
  const created = await idRows(tx)(sql`
    insert into skill_targets (id, user_id, kind, ref, title)
    select ${newId()}, ${userId}, ${kind}, ${ref}, ${JSON.stringify(title)}::jsonb
    where (select count(*) from skill_targets where user_id = ${userId}) < ${limit}
    returning id`)
  return created.rows[0]?.id
}

export async function deleteTarget(db: Db, userId: string, id: string): Promise<boolean> {
  const { rows } = await idRows(db)(
    sql`delete from skill_targets where id = ${id} and user_id = ${userId} returning id`,
  )
  return rows.length > 0
}

/** Records the coverage if it differs from the last figure; the last one of a day stays. */
export async function saveProgress(db: Db, target: string, now: Coverage): Promise<void> {
  if (onlyReads(db)) return
  await db.execute(sql`
    insert into skill_progress (target_id, day, share, have, near, needed)
    select ${target}::uuid, (now() at time zone 'Europe/Sarajevo')::date, ${now.share}::real, ${now.have}::int, ${now.near}::int, ${now.of}::int
    where exists (select 1 from skill_targets where id = ${target}) and not exists (
      select 1 from (
        select share, have, near, needed from skill_progress where target_id = ${target} order by day desc limit 1) last
      where abs(last.share - ${now.share}::real) < 0.0005 and last.have = ${now.have} and last.near = ${now.near} and last.needed = ${now.of})
    on conflict (target_id, day) do update
      set share = excluded.share, have = excluded.have, near = excluded.near, needed = excluded.needed`)
}

export async function listProgress(db: Db, target: string, limit: number): Promise<ProgressPoint[]> {
  const { rows } = await progressRows(db)(sql`
    select to_char(day, 'YYYY-MM-DD') as day, round(share::numeric, 4)::float8 as share, have, near, needed as of
    from skill_progress where target_id = ${target} order by day desc limit ${limit}`)
  return rows.toReversed()
}

/** Returns the coverage of each target before its last change. */
export async function listCoverageBefore(
  db: Db,
  targets: readonly string[],
): Promise<Map<string, { share: number; day: string }>> {
  const { rows } = await coverageBeforeRows(db)(sql`
    select id, share, day from (
      select target_id as id, round(share::numeric, 4)::float8 as share, to_char(day, 'YYYY-MM-DD') as day,
        row_number() over (partition by target_id order by skill_progress.day desc) as nth
      from skill_progress where target_id in ${listed(targets)}
    ) points where nth = 2`)
  return new Map(rows.map(({ id, ...point }) => [id, point]))
}

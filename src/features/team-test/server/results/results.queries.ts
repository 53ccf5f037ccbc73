import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'

const resultRows = rowsOf({
  id: z.string(),
  edition: z.number(),
  answers: z.array(z.number()),
  takenAt: z.string(),
})
export type ResultRow = RowOf<typeof resultRows>

const columns = sql`id, edition, answers, taken_at as "takenAt"`

export async function listResults(db: Db, userId: string): Promise<ResultRow[]> {
  const { rows } = await resultRows(db)(sql`
    select ${columns} from team_test_results where user_id = ${userId} order by taken_at desc, id desc`)
  return rows
}

export async function findResult(db: Db, userId: string, id: string): Promise<ResultRow | undefined> {
  const { rows } = await resultRows(db)(sql`
    select ${columns} from team_test_results where id = ${id} and user_id = ${userId}`)
  return rows[0]
}

const idRows = rowsOf({ id: z.string() })

/** Inserts a result and deletes the oldest above `most`; nothing if the id is taken. */
export async function insertResult(
  tx: Db,
  result: { id: string; userId: string; edition: number; answers: readonly number[]; most: number },
): Promise<boolean> {
  const { id, userId, edition, answers, most } = result
  const { rows } = await idRows(tx)(sql`
    insert into team_test_results (id, user_id, edition, answers)
    values (${id}, ${userId}, ${edition}, ${sql.param([...answers])}::smallint[])
    on conflict (id) do nothing returning id`)
  await tx.execute(sql`
    delete from team_test_results where user_id = ${userId} and id not in (
      select id from team_test_results where user_id = ${userId} order by taken_at desc, id desc limit ${most})`)
  return rows.length === 1
}

export async function deleteResult(db: Db, userId: string, id: string): Promise<boolean> {
  const { rows } = await idRows(db)(
    sql`delete from team_test_results where id = ${id} and user_id = ${userId} returning id`,
  )
  return rows.length === 1
}

const sharingRows = rowsOf({ advice: z.string(), suggested: z.boolean() })
export type Sharing = RowOf<typeof sharingRows>

export async function getSharingOf(db: Db, userId: string): Promise<Sharing> {
  const { rows } = await sharingRows(db)(
    sql`select advice, suggested from team_test_sharing where user_id = ${userId}`,
  )
  return rows[0] ?? { advice: '', suggested: false }
}

export async function saveSharing(db: Db, userId: string, { advice, suggested }: Sharing): Promise<void> {
  await db.execute(sql`
    insert into team_test_sharing (user_id, advice, suggested) values (${userId}, ${advice}, ${suggested})
    on conflict (user_id) do update set advice = excluded.advice, suggested = excluded.suggested`)
}

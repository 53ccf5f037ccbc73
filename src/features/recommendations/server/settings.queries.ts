import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { type Weights, weights } from '../contract/recommendations.endpoints.ts'
import type { Seeking } from '../contract/seeking.ts'

const seekingRows = rowsOf({ seeking: z.array(z.custom<Seeking>()) })
const weightRows = rowsOf(weights.shape)
const idRows = rowsOf({ id: z.string() })

const NORMAL: Weights = { near: 'normal', pay: 'normal', learning: 'normal' }

export async function getWeightsOf(db: Db, userId: string): Promise<Weights> {
  const { rows } = await weightRows(db)(
    sql`select near, pay, learning from recommendation_settings where user_id = ${userId}`,
  )
  return rows[0] ?? NORMAL
}

export async function saveWeightsOf(db: Db, userId: string, { near, pay, learning }: Weights): Promise<void> {
  await db.execute(sql`
    insert into recommendation_settings (user_id, near, pay, learning) values (${userId}, ${near}, ${pay}, ${learning})
    on conflict (user_id) do update set near = excluded.near, pay = excluded.pay, learning = excluded.learning,
      updated_at = now()`)
}

export async function listSeekingKinds(db: Db, userId: string): Promise<Seeking[]> {
  const { rows } = await seekingRows(db)(
    sql`select seeking from recommendation_settings where user_id = ${userId}`,
  )
  return rows[0]?.seeking ?? []
}

export async function saveSeekingKinds(db: Db, userId: string, seeking: readonly Seeking[]): Promise<void> {
  await db.execute(sql`
    insert into recommendation_settings (user_id, seeking) values (${userId}, ${sql.param([...seeking])}::text[])
    on conflict (user_id) do update set seeking = excluded.seeking, updated_at = now()`)
}

/** Dismissed people may be suggested again, because no other list shows them. */
export async function saveResetTime(db: Db, userId: string): Promise<void> {
  await db.execute(sql`
    with back as (delete from recommendation_people_dismissed where user_id = ${userId})
    insert into recommendation_settings (user_id, reset_at) values (${userId}, now())
    on conflict (user_id) do update set reset_at = now(), updated_at = now()`)
}

/** Returns those of these that are currently open, whatever the thread has cached. */
export async function listOpenOpportunities(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await idRows(db)(sql`
    select id from open_opportunities where id = any(${sql.param(ids)}::uuid[])`)
  return new Set(rows.map(({ id }) => id))
}

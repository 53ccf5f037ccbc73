import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'

const markedRows = rowsOf({ count: z.number(), isMine: z.boolean() })
const countRows = rowsOf({ count: z.number() })
const ownRows = rowsOf({ article: z.string(), at: timestamp })

type Mark = { id: string; userId: string }

export async function getUseful(db: Db, { id, userId }: Mark) {
  const { rows } = await markedRows(db)(sql`
    select count(*)::int as count, coalesce(bool_or(user_id = ${userId}), false) as "isMine"
    from article_useful where article_id = ${id}`)
  return rows[0]!
}

export async function countUseful(db: Db, id: string): Promise<number> {
  const { rows } = await countRows(db)(
    sql`select count(*)::int as count from article_useful where article_id = ${id}`,
  )
  return rows[0]?.count ?? 0
}

export async function insertUseful(db: Db, { id, userId }: Mark): Promise<void> {
  await db.execute(sql`
    insert into article_useful (article_id, user_id) values (${id}, ${userId}) on conflict do nothing`)
}

export async function deleteUseful(db: Db, { id, userId }: Mark): Promise<void> {
  await db.execute(sql`delete from article_useful where article_id = ${id} and user_id = ${userId}`)
}

export async function listUsefulTo(db: Db, userId: string) {
  const { rows } = await ownRows(db)(sql`
    select article_id as article, created_at as at from article_useful where user_id = ${userId}
    order by created_at, article_id`)
  return rows.map(({ article, at }) => ({ article, at: toIso(at) }))
}

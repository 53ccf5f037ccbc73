import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { SAVE_LISTS_MAX } from '../../contract/saves.endpoints.ts'

const listRows = rowsOf({ id: z.string(), name: z.string(), count: z.number() })
const idRows = rowsOf({ id: z.string() })
const ownerRows = rowsOf({ owner: z.string() })

export async function listSaveListsOf(db: Db, userId: string) {
  const { rows } = await listRows(db)(sql`
    select l.id, l.name, (select count(*)::int from feed_saves s where s.list_id = l.id and s.user_id = l.user_id) as count
    from feed_save_lists l where l.user_id = ${userId} order by l.created_at, l.id`)
  return rows
}

/** Finds whose list it is. */
export async function findListOwner(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await ownerRows(db)(sql`select user_id as owner from feed_save_lists where id = ${id}`)
  return rows[0]?.owner
}

type List = { id: string; userId: string; name: string }

/** @returns whether there was room for it; the caller holds the member's row */
export async function insertList(tx: Db, { id, userId, name }: List): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    insert into feed_save_lists (id, user_id, name) select ${id}, ${userId}, ${name}
    where (select count(*) from feed_save_lists where user_id = ${userId}) < ${SAVE_LISTS_MAX} returning id`)
  return rows.length > 0
}

/** @returns whether there was one of this member */
export async function updateListName(db: Db, { id, userId, name }: List): Promise<boolean> {
  const { rows } = await idRows(db)(sql`
    update feed_save_lists set name = ${name} where id = ${id} and user_id = ${userId} returning id`)
  return rows.length > 0
}

/** @returns whether there was one of this member; what stood in it stays saved */
export async function deleteListRow(db: Db, { id, userId }: Omit<List, 'name'>): Promise<boolean> {
  const { rows } = await idRows(db)(sql`
    delete from feed_save_lists where id = ${id} and user_id = ${userId} returning id`)
  return rows.length > 0
}

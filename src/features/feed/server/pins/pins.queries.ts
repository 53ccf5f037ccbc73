import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

const idRows = rowsOf({ id: z.string() })

/** @returns whether it is a post of this member that can be read */
export async function savePinOf(
  tx: Db,
  { userId, post }: { userId: string; post: string },
): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    insert into feed_pins (user_id, post_id)
    select author_id, id from feed_posts where id = ${post} and author_id = ${userId} and hidden_at is null
    on conflict (user_id) do update set post_id = excluded.post_id, created_at = now() returning post_id as id`)
  return rows.length > 0
}

/** @returns whether it is a post of this member, pinned or not */
export async function deletePin(
  tx: Db,
  { userId, post }: { userId: string; post: string },
): Promise<boolean> {
  await tx.execute(sql`delete from feed_pins where user_id = ${userId} and post_id = ${post}`)
  const { rows } = await idRows(tx)(sql`
    select id from feed_posts where id = ${post} and author_id = ${userId}`)
  return rows.length > 0
}

/** Finds what stands on the published profile at this address. */
export async function findPinBySlug(db: Db, slug: string): Promise<string | undefined> {
  const { rows } = await idRows(db)(sql`
    select n.post_id as id from published_profiles p join active_members m on m.id = p.user_id
    join feed_pins n on n.user_id = p.user_id where p.slug = ${slug}`)
  return rows[0]?.id
}

export async function findPin(db: Db, userId: string): Promise<string | undefined> {
  const { rows } = await idRows(db)(sql`select post_id as id from feed_pins where user_id = ${userId}`)
  return rows[0]?.id
}

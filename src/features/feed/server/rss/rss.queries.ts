import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

const rssRows = rowsOf({ rss: z.boolean() })
const slugRows = rowsOf({ slug: z.nullable(z.string()) })
const authorRows = rowsOf({ id: z.string(), name: z.string() })

export async function hasRss(db: Db, userId: string): Promise<boolean> {
  const { rows } = await rssRows(db)(sql`select rss from feed_settings where user_id = ${userId}`)
  return rows[0]?.rss ?? false
}

export async function saveRss(db: Db, { userId, rss }: { userId: string; rss: boolean }): Promise<void> {
  await db.execute(sql`
    insert into feed_settings (user_id, rss) values (${userId}, ${rss})
    on conflict (user_id) do update set rss = excluded.rss, updated_at = now()`)
}

/** Finds the address of a member's published profile. */
export async function findSlug(db: Db, userId: string): Promise<string | null> {
  const { rows } = await slugRows(db)(sql`select slug from published_profiles where user_id = ${userId}`)
  return rows[0]?.slug ?? null
}

/** Finds who has this public profile and lets their public posts be followed. */
export async function findRssAuthor(db: Db, slug: string): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await authorRows(db)(sql`
    select u.id, u.first_name || ' ' || u.last_name as name from published_profiles p
    join users u on u.id = p.user_id join active_members m on m.id = u.id
    join feed_settings s on s.user_id = u.id and s.rss
    where p.slug = ${slug}`)
  return rows[0]
}

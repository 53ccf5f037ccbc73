import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { type Db, onlyReads } from '#platform/server/db/database.ts'
import { countChanges, rowsOf } from '#platform/server/db/rows-of.ts'
import { slugInput, slugOf } from '../contract/slug.ts'
const slugRows = rowsOf({ slug: z.string() })

/** Returns the current address of a profile, made from the name if there is none. */
export async function ensureSlug(
  tx: Db,
  { userId, name }: { userId: string; name: string },
): Promise<string> {
  const known = await currentSlug(tx, userId)
  if (known) return known
  const wanted = slugOf(name)
  // A read-only transaction gets the address that would be created.
  if (onlyReads(tx)) return wanted
  for (let attempt = 0; ; attempt += 1) {
    // After a few namesakes a random tail finds a free slug faster than counting.
    const tail =
      attempt === 0 ? '' : attempt < 8 ? `-${attempt + 1}` : `-${Math.floor(Math.random() * 90_000) + 10_000}`
    const { rows } = await slugRows(tx)(sql`
      insert into profile_slugs (slug, user_id, is_current) values (${`${wanted}${tail}`}, ${userId}, true)
      on conflict do nothing returning slug`)
    if (rows[0]) return rows[0].slug
    // Somebody else's call may have made one for this person in the meantime.
    const other = await currentSlug(tx, userId)
    if (other) return other
  }
}

export async function currentSlug(db: Db, userId: string): Promise<string | undefined> {
  const { rows } = await slugRows(db)(sql`
    select slug from profile_slugs where user_id = ${userId} and is_current`)
  return rows[0]?.slug
}

const ownerRows = rowsOf({ userId: z.string() })

export async function ownerOfSlug(db: Db, slug: string): Promise<string | undefined> {
  if (!slugInput.safeParse(slug).success) return undefined
  const { rows } = await ownerRows(db)(
    sql`select user_id as "userId" from profile_slugs where slug = ${slug}`,
  )
  return rows[0]?.userId
}

/** Makes an address the current one, also a former one of the same person; returns false if it is another's. */
export async function takeSlug(tx: Db, { userId, slug }: { userId: string; slug: string }): Promise<boolean> {
  await tx.execute(sql`update profile_slugs set is_current = false where user_id = ${userId}`)
  const count = await countChanges(
    tx,
    sql`
      insert into profile_slugs (slug, user_id, is_current) values (${slug}, ${userId}, true)
      on conflict (slug) do update set is_current = true where profile_slugs.user_id = ${userId}`,
  )
  return count > 0
}

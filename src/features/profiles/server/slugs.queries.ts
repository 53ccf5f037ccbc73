import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { type Db, onlyReads } from '#platform/server/db/database.ts'
import { takeFreeSlug } from '#platform/server/db/free-slug.ts'
import { countChanges, rowsOf } from '#platform/server/db/rows-of.ts'
import { slugInput, slugOf } from '#platform/contract/slug.ts'
const slugRows = rowsOf({ slug: z.string() })

/** Returns the current address of a profile, made from the name if there is none. */
export async function getOrInsertSlug(
  tx: Db,
  { userId, name }: { userId: string; name: string },
): Promise<string> {
  const currentSlug = await findCurrentSlug(tx, userId)
  if (currentSlug) return currentSlug
  const slug = slugOf(name)
  // A read-only transaction gets the address that would be created.
  if (onlyReads(tx)) return slug
  // A concurrent request may have inserted one for this member.
  let other: string | undefined
  const inserted = await takeFreeSlug(slug, async (free) => {
    const { rows } = await slugRows(tx)(sql`
      insert into profile_slugs (slug, user_id, is_current) values (${free}, ${userId}, true)
      on conflict do nothing returning slug`)
    other = rows[0] ? undefined : await findCurrentSlug(tx, userId)
    return rows.length > 0 || other !== undefined
  })
  return other ?? inserted
}

export async function findCurrentSlug(db: Db, userId: string): Promise<string | undefined> {
  const { rows } = await slugRows(db)(sql`
    select slug from profile_slugs where user_id = ${userId} and is_current`)
  return rows[0]?.slug
}

const ownerRows = rowsOf({ userId: z.string() })

export async function findOwnerOfSlug(db: Db, slug: string): Promise<string | undefined> {
  if (!slugInput.safeParse(slug).success) return undefined
  const { rows } = await ownerRows(db)(
    sql`select user_id as "userId" from profile_slugs where slug = ${slug}`,
  )
  return rows[0]?.userId
}

/** Makes an address the current one, also a former one of the same person; returns false if it is another's. */
export async function claimSlug(
  tx: Db,
  { userId, slug }: { userId: string; slug: string },
): Promise<boolean> {
  await tx.execute(sql`update profile_slugs set is_current = false where user_id = ${userId}`)
  const count = await countChanges(
    tx,
    sql`
      insert into profile_slugs (slug, user_id, is_current) values (${slug}, ${userId}, true)
      on conflict (slug) do update set is_current = true where profile_slugs.user_id = ${userId}`,
  )
  return count > 0
}

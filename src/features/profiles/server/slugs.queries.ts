import { and, eq, sql } from 'drizzle-orm'
import { type Db, onlyReads } from '#platform/server/db/database.ts'
import { slugInput, slugOf } from '../contract/slug.ts'
import { profileSlugs } from './profiles.tables.ts'

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
    const made = await tx
      .insert(profileSlugs)
      .values({ slug: `${wanted}${tail}`, userId, isCurrent: true })
      .onConflictDoNothing()
      .returning({ slug: profileSlugs.slug })
    if (made[0]) return made[0].slug
    // A concurrent call may have created one for this person.
    const other = await currentSlug(tx, userId)
    if (other) return other
  }
}

export async function currentSlug(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ slug: profileSlugs.slug })
    .from(profileSlugs)
    .where(and(eq(profileSlugs.userId, userId), eq(profileSlugs.isCurrent, true)))
  return row?.slug
}

export async function ownerOfSlug(db: Db, slug: string): Promise<string | undefined> {
  if (!slugInput.safeParse(slug).success) return undefined
  const [row] = await db
    .select({ userId: profileSlugs.userId })
    .from(profileSlugs)
    .where(eq(profileSlugs.slug, slug))
  return row?.userId
}

/** Makes an address the current one, also a former one of the same person; returns false if it is another's. */
export async function takeSlug(tx: Db, { userId, slug }: { userId: string; slug: string }): Promise<boolean> {
  await tx.update(profileSlugs).set({ isCurrent: false }).where(eq(profileSlugs.userId, userId))
  const taken = await tx
    .insert(profileSlugs)
    .values({ slug, userId, isCurrent: true })
    .onConflictDoUpdate({
      target: profileSlugs.slug,
      set: { isCurrent: true },
      setWhere: sql`${profileSlugs.userId} = ${userId}`,
    })
    .returning({ slug: profileSlugs.slug })
  return taken.length > 0
}

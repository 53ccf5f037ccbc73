import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { users } from '#platform/server/auth/identity.tables.ts'
import type { Db } from '#platform/server/db/database.ts'
import { LINK_MINUTES } from '../contract/recovery.endpoints.ts'
import { resetLinks } from './recovery.tables.ts'

const open = and(isNull(resetLinks.usedAt), isNull(resetLinks.endedAt))

export async function insertLink(
  db: Db,
  link: { id: string; userId: string; tokenHash: Buffer },
): Promise<void> {
  await db
    .insert(resetLinks)
    .values({ ...link, expiresAt: sql`now() + make_interval(mins => ${LINK_MINUTES})` })
}

/** Returns the link of a token with its person, expired ones included. */
export async function findLink(db: Db, tokenHash: Buffer) {
  const [row] = await db
    .select({
      id: resetLinks.id,
      usedAt: resetLinks.usedAt,
      endedAt: resetLinks.endedAt,
      live: sql<boolean>`${resetLinks.expiresAt} > now()`,
      user: users,
    })
    .from(resetLinks)
    .innerJoin(users, eq(users.id, resetLinks.userId))
    .where(eq(resetLinks.tokenHash, tokenHash))
  return row
}

/** Consumes the link; of several parallel calls one gets true. */
export async function consumeLink(tx: Db, id: string): Promise<boolean> {
  const used = await tx
    .update(resetLinks)
    .set({ usedAt: sql`now()` })
    .where(and(eq(resetLinks.id, id), open, sql`${resetLinks.expiresAt} > now()`))
    .returning({ id: resetLinks.id })
  return used.length === 1
}

export async function endLinksOf(db: Db, userId: string): Promise<void> {
  await db
    .update(resetLinks)
    .set({ endedAt: sql`now()` })
    .where(and(eq(resetLinks.userId, userId), open))
}

export async function removeOldLinks(db: Db): Promise<void> {
  await db.delete(resetLinks).where(lt(resetLinks.expiresAt, sql`now() - interval '1 day'`))
}

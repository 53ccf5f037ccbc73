import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { users } from '#platform/server/auth/identity.tables.ts'
import { type Db, onlyReads } from '#platform/server/db/database.ts'
import { contents, EMPTY, type Contents, type SectionName, SECTIONS } from '../contract/sections.ts'
import { DEFAULT_VISIBILITY, type Visibility, type VisiblePart } from '../contract/visibility.ts'
import { profilePictures, profiles, profileSections, profileSlugs } from './profiles.tables.ts'
import type { Written } from '#platform/contract/bilingual-age.ts'

export type StoredSection = { content: object; written: Written; version: number }

export async function ensureProfile(db: Db, userId: string) {
  if (onlyReads(db)) return
  await db.insert(profiles).values({ userId }).onConflictDoNothing()
}

/** Locks the profile, creating it if needed, so that concurrent changes run one after the other. */
export async function lockProfile(tx: Db, userId: string): Promise<void> {
  await ensureProfile(tx, userId)
  await tx.select({ userId: profiles.userId }).from(profiles).where(eq(profiles.userId, userId)).for('update')
}

export async function findProfile(db: Db, userId: string) {
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId))
  return row
}

export function fullVisibility(
  chosen: Partial<Record<VisiblePart, Visibility>> | undefined,
): Record<VisiblePart, Visibility> {
  return { ...DEFAULT_VISIBILITY, ...chosen }
}

export async function listSections(
  db: Db,
  userId: string,
): Promise<Map<SectionName, StoredSection & { updatedAt: Date }>> {
  const { section, content, written, version, updatedAt } = profileSections
  const rows = await db
    .select({ section, content, written, version, updatedAt })
    .from(profileSections)
    .where(eq(profileSections.userId, userId))
  return new Map(rows.map((row) => [row.section, row]))
}

/**
 * Reads stored sections, which may be older than their schemas. A section that no longer fits counts as empty and does not
 * break the profile.
 */
export function readContents(kept: ReadonlyMap<SectionName, StoredSection>): Contents {
  const read = (name: SectionName) => contents[name].safeParse(kept.get(name)?.content)
  const known = SECTIONS.flatMap((name) => {
    const result = read(name)
    return result.success ? [[name, result.data] as const] : []
  })
  return { ...EMPTY, ...Object.fromEntries(known) }
}

/** Locks the row of one section, creating it as version 0 if needed. */
export async function lockSection(
  tx: Db,
  { userId, section }: { userId: string; section: SectionName },
): Promise<StoredSection> {
  const made = await tx
    .insert(profileSections)
    .values({ userId, section, content: EMPTY[section] })
    .onConflictDoNothing()
    .returning({ section: profileSections.section })
  if (made.length > 0) return { content: EMPTY[section], written: {}, version: 0 }
  const [row] = await tx
    .select({
      content: profileSections.content,
      written: profileSections.written,
      version: profileSections.version,
    })
    .from(profileSections)
    .where(and(eq(profileSections.userId, userId), eq(profileSections.section, section)))
    .for('update')
  if (!row) throw new Error('The section has gone with its person')
  return row
}

export async function storeSection(
  tx: Db,
  { userId, section, ...values }: { userId: string; section: SectionName; content: object; written: Written },
): Promise<number> {
  const [row] = await tx
    .update(profileSections)
    .set({ ...values, version: sql`${profileSections.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(profileSections.userId, userId), eq(profileSections.section, section)))
    .returning({ version: profileSections.version })
  return row?.version ?? 1
}

export async function storeVisibility(
  db: Db,
  { userId, part, visibility }: { userId: string; part: VisiblePart; visibility: Visibility },
): Promise<void> {
  await db
    .update(profiles)
    .set({
      visibility: sql`${profiles.visibility} || jsonb_build_object(${part}::text, ${visibility}::text)`,
      updatedAt: sql`now()`,
    })
    .where(eq(profiles.userId, userId))
}

export async function storePublication(db: Db, userId: string, published: boolean): Promise<void> {
  await db
    .update(profiles)
    .set({
      publishedAt: published ? sql`coalesce(${profiles.publishedAt}, now())` : null,
      updatedAt: sql`now()`,
    })
    .where(eq(profiles.userId, userId))
}

export async function listPictures(db: Db, userId: string) {
  return db.select().from(profilePictures).where(eq(profilePictures.userId, userId))
}

/** Lists published profiles of people who are neither suspended nor leaving. */
export async function listPublished(db: Db): Promise<{ slug: string; updatedAt: Date }[]> {
  return db
    .select({ slug: profileSlugs.slug, updatedAt: profiles.updatedAt })
    .from(profiles)
    .innerJoin(profileSlugs, and(eq(profileSlugs.userId, profiles.userId), eq(profileSlugs.isCurrent, true)))
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(isNotNull(profiles.publishedAt), isNull(users.suspendedAt), isNull(users.deleteAfter)))
    .limit(50_000)
}

export async function listSlugs(db: Db, userId: string) {
  const { slug, isCurrent, createdAt } = profileSlugs
  return db.select({ slug, isCurrent, createdAt }).from(profileSlugs).where(eq(profileSlugs.userId, userId))
}

import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { type Db, onlyReads } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { PICTURE_KINDS } from '../contract/pictures.ts'
import { type Piece, PIECES } from '../contract/completeness.ts'
import { EMPTY, type SectionName, SECTIONS } from '../contract/sections.ts'
import type { Visibility, VisiblePart } from '../contract/visibility.ts'
import type { TextTimes } from '#platform/contract/bilingual-age.ts'

export type StoredSection = { content: object; written: TextTimes; version: number }

export async function saveEmptyProfile(db: Db, userId: string) {
  if (onlyReads(db)) return
  await db.execute(sql`insert into profiles (user_id) values (${userId}) on conflict do nothing`)
}

/** Locks the profile, creating it if needed, so that concurrent changes run one after the other. */
export async function lockProfile(tx: Db, userId: string): Promise<void> {
  await saveEmptyProfile(tx, userId)
  await tx.execute(sql`select from profiles where user_id = ${userId} for update`)
}

const profileRows = rowsOf({
  publishedAt: z.nullable(timestamp),
  visibility: z.custom<Partial<Record<VisiblePart, Visibility>>>(),
  dismissed: z.array(z.enum(PIECES)),
  createdAt: timestamp,
  updatedAt: timestamp,
})

export async function findProfile(db: Db, userId: string) {
  const { rows } = await profileRows(db)(sql`
    select published_at as "publishedAt", visibility, dismissed_pieces as dismissed, created_at as "createdAt", updated_at as "updatedAt"
    from profiles where user_id = ${userId}`)
  return rows[0]
}

const sectionRows = rowsOf({
  section: z.enum(SECTIONS),
  content: z.custom<object>(),
  written: z.custom<TextTimes>(),
  version: z.number(),
  updatedAt: timestamp,
})

export async function listSections(
  db: Db,
  userId: string,
): Promise<Map<SectionName, StoredSection & { updatedAt: Date }>> {
  const { rows } = await sectionRows(db)(sql`
    select section, content, written, version, updated_at as "updatedAt"
    from profile_sections where user_id = ${userId}`)
  return new Map(rows.map((row) => [row.section, { ...row, updatedAt: new Date(row.updatedAt) }]))
}

const versionRows = rowsOf({ version: z.number() })
const storedRows = rowsOf({
  content: z.custom<object>(),
  written: z.custom<TextTimes>(),
  version: z.number(),
})

/** The row of one section, held against change; made when it is not there yet, which counts as version 0. */
export async function lockSection(
  tx: Db,
  { userId, section }: { userId: string; section: SectionName },
): Promise<StoredSection> {
  const { rows: newRows } = await versionRows(tx)(sql`
    insert into profile_sections (user_id, section, content)
    values (${userId}, ${section}, ${JSON.stringify(EMPTY[section])}::jsonb)
    on conflict do nothing returning version`)
  if (newRows.length > 0) return { content: EMPTY[section], written: {}, version: 0 }
  const { rows } = await storedRows(tx)(sql`
    select content, written, version from profile_sections
    where user_id = ${userId} and section = ${section} for update`)
  if (!rows[0]) throw new Error('The section was deleted with its person')
  return rows[0]
}

export async function saveSectionRow(
  tx: Db,
  { userId, section, content, written }: NewSection,
): Promise<number> {
  const { rows } = await versionRows(tx)(sql`
    update profile_sections set content = ${JSON.stringify(content)}::jsonb,
      written = ${JSON.stringify(written)}::jsonb, version = version + 1, updated_at = now()
    where user_id = ${userId} and section = ${section} returning version`)
  return rows[0]?.version ?? 1
}

type NewSection = { userId: string; section: SectionName; content: object; written: TextTimes }

export async function saveVisibility(
  db: Db,
  { userId, part, visibility }: { userId: string; part: VisiblePart; visibility: Visibility },
): Promise<void> {
  await db.execute(sql`
    update profiles set updated_at = now(),
      visibility = visibility || jsonb_build_object(${part}::text, ${visibility}::text)
    where user_id = ${userId}`)
}

/** Stores whether a part may be suggested; the same answer twice is one. */
export async function saveSuggestion(
  db: Db,
  { userId, piece, isDismissed }: { userId: string; piece: Piece; isDismissed: boolean },
): Promise<void> {
  await db.execute(sql`
    update profiles set dismissed_pieces = case when ${isDismissed}::boolean
      then array_append(array_remove(dismissed_pieces, ${piece}::text), ${piece}::text)
      else array_remove(dismissed_pieces, ${piece}::text) end
    where user_id = ${userId}`)
}

export async function savePublication(db: Db, userId: string, published: boolean): Promise<void> {
  await db.execute(sql`
    update profiles set updated_at = now(),
      published_at = ${published ? sql`coalesce(published_at, now())` : sql`null`}
    where user_id = ${userId}`)
}

const pictureRows = rowsOf({ id: z.string(), kind: z.enum(PICTURE_KINDS), placeholder: z.string() })

export async function listPictures(db: Db, userId: string) {
  const { rows } = await pictureRows(db)(sql`
    select id, kind, placeholder from profile_pictures where user_id = ${userId}`)
  return rows
}

const publishedRows = rowsOf({ slug: z.string(), updatedAt: timestamp })

/** Published profiles of people who are neither suspended nor leaving. */
export async function listPublished(db: Db) {
  const { rows } = await publishedRows(db)(sql`
    select s.slug, p.updated_at as "updatedAt" from profiles p
    join profile_slugs s on s.user_id = p.user_id and s.is_current
    join users u on u.id = p.user_id
    where p.published_at is not null and u.suspended_at is null and u.delete_after is null limit 50000`)
  return rows
}

const slugRows = rowsOf({ slug: z.string(), isCurrent: z.boolean(), createdAt: timestamp })

export async function listSlugs(db: Db, userId: string) {
  const { rows } = await slugRows(db)(sql`
    select slug, is_current as "isCurrent", created_at as "createdAt" from profile_slugs
    where user_id = ${userId}`)
  return rows
}

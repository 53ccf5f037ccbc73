import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { users } from '#platform/server/auth/identity.tables.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { prepared } from '#platform/server/db/prepared.ts'
import { contentBlocks, contentRevisions } from './blocks.tables.ts'

const idRows = rowsOf({ id: z.string() })

const fullName = sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`

const selectEdited = prepared({ id: z.string(), document: z.custom<RichText>(), revision: z.number() })<
  [locale: Locale, ids: readonly string[]]
>(
  'edited_blocks',
  'select id, document, revision from content_blocks where locale = $1 and id = any($2::text[])',
)

export function findEdited(db: Db, { ids, locale }: { ids: readonly string[]; locale: Locale }) {
  return selectEdited(db, locale, ids)
}

export async function findBlock(db: Db, { id, locale }: { id: string; locale: Locale }) {
  const [row] = await db
    .select({
      document: contentBlocks.document,
      revision: contentBlocks.revision,
      updatedAt: contentBlocks.updatedAt,
      updatedBy: contentBlocks.updatedBy,
      name: fullName,
    })
    .from(contentBlocks)
    .leftJoin(users, eq(users.id, contentBlocks.updatedBy))
    .where(and(eq(contentBlocks.id, id), eq(contentBlocks.locale, locale)))
  return row
}

type NewRevision = {
  id: string
  locale: Locale
  document: RichText
  expected: number
  userId: string
  restoredFrom: number | null
}

/**
 * Stores the text and its revision in one statement, only on top of the expected revision (0: never edited).
 * @returns true if it was stored; false if somebody else was first
 */
export async function storeRevision(
  db: Db,
  { id, locale, document, expected, userId, restoredFrom }: NewRevision,
): Promise<boolean> {
  const { rowCount } = await idRows(db)(sql`
    with stored as (
      insert into content_blocks as block (id, locale, document, revision, updated_by)
      select ${id}, ${locale}, ${JSON.stringify(document)}::jsonb, 1, ${userId}::uuid
      where ${expected}::int = 0 or exists (select from content_blocks where id = ${id} and locale = ${locale})
      on conflict (id, locale) do update
        set document = excluded.document, revision = block.revision + 1, updated_by = excluded.updated_by, updated_at = now()
        where block.revision = ${expected}::int
      returning *
    )
    insert into content_revisions (id, locale, revision, document, restored_from, created_by, created_at)
    select id, locale, revision, document, ${restoredFrom}::int, updated_by, updated_at from stored`)
  return rowCount === 1
}

export async function findRevision(db: Db, key: { id: string; locale: Locale; revision: number }) {
  const [row] = await db
    .select({ document: contentRevisions.document })
    .from(contentRevisions)
    .where(
      and(
        eq(contentRevisions.id, key.id),
        eq(contentRevisions.locale, key.locale),
        eq(contentRevisions.revision, key.revision),
      ),
    )
  return row
}

export function findRevisions(
  db: Db,
  page: { id: string; locale: Locale; before: number | undefined; limit: number },
) {
  return db
    .select({
      revision: contentRevisions.revision,
      document: contentRevisions.document,
      savedAt: contentRevisions.createdAt,
      savedBy: fullName,
      restoredFrom: contentRevisions.restoredFrom,
    })
    .from(contentRevisions)
    .leftJoin(users, eq(users.id, contentRevisions.createdBy))
    .where(
      and(
        eq(contentRevisions.id, page.id),
        eq(contentRevisions.locale, page.locale),
        page.before === undefined ? undefined : lt(contentRevisions.revision, page.before),
      ),
    )
    .orderBy(desc(contentRevisions.revision))
    .limit(page.limit)
}

const other = alias(contentBlocks, 'other')
const englishOlder = sql<boolean>`coalesce(
  case ${contentBlocks.locale}
    when 'bhs' then ${other.updatedAt} is null or ${other.updatedAt} < ${contentBlocks.updatedAt}
    else ${other.updatedAt} > ${contentBlocks.updatedAt}
  end, false)`

export type EditedCursor = { updatedAt: Date; id: string; locale: Locale }

/** Lists edited texts, last edited first; English counts as older if Bosnian was edited after it. */
export function findAllEdited(
  db: Db,
  page: { known: readonly string[]; after: EditedCursor | undefined; olderOnly: boolean; limit: number },
) {
  const { after } = page
  return db
    .select({
      id: contentBlocks.id,
      locale: contentBlocks.locale,
      document: contentBlocks.document,
      revision: contentBlocks.revision,
      updatedAt: contentBlocks.updatedAt,
      savedBy: fullName,
      englishOlder,
    })
    .from(contentBlocks)
    .leftJoin(users, eq(users.id, contentBlocks.updatedBy))
    .leftJoin(other, and(eq(other.id, contentBlocks.id), sql`${other.locale} <> ${contentBlocks.locale}`))
    .where(
      and(
        inArray(contentBlocks.id, [...page.known]),
        page.olderOnly ? englishOlder : undefined,
        after &&
          sql`(${contentBlocks.updatedAt}, ${contentBlocks.id}, ${contentBlocks.locale}) < (${after.updatedAt.toISOString()}::timestamptz, ${after.id}, ${after.locale})`,
      ),
    )
    .orderBy(desc(contentBlocks.updatedAt), desc(contentBlocks.id), desc(contentBlocks.locale))
    .limit(page.limit)
}

const publishedRows = rowsOf({
  id: z.string(),
  locale: z.enum(LOCALES),
  document: z.custom<RichText>(),
  revision: z.number(),
  updated_at: timestamp,
})

/** Lists every edited text as it is on the pages. */
export async function findPublished(db: Db) {
  const { rows } = await publishedRows(db)(
    sql`select id, locale, document, revision, updated_at from content_blocks`,
  )
  return rows
}

import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { prepared } from '#platform/server/db/prepared.ts'

const idRows = rowsOf({ id: z.string() })

const FULL_NAME = sql`u.first_name || ' ' || u.last_name`

const selectEdited = prepared({ id: z.string(), document: z.custom<RichText>(), revision: z.number() })<
  [locale: Locale, ids: readonly string[]]
>(
  'edited_blocks',
  'select id, document, revision from content_blocks where locale = $1 and id = any($2::text[])',
)

export function listEdited(db: Db, { ids, locale }: { ids: readonly string[]; locale: Locale }) {
  return selectEdited(db, locale, ids)
}

const blockRows = rowsOf({
  document: z.custom<RichText>(),
  revision: z.number(),
  updatedAt: timestamp,
  updatedBy: z.nullable(z.string()),
  name: z.nullable(z.string()),
})

export async function findBlock(db: Db, { id, locale }: { id: string; locale: Locale }) {
  const { rows } = await blockRows(db)(sql`
    select b.document, b.revision, b.updated_at as "updatedAt", b.updated_by as "updatedBy",
      ${FULL_NAME} as name
    from content_blocks b left join users u on u.id = b.updated_by
    where b.id = ${id} and b.locale = ${locale}`)
  return rows[0]
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
export async function saveRevision(
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

const documentRows = rowsOf({ document: z.custom<RichText>() })

export async function findRevision(
  db: Db,
  { id, locale, revision }: { id: string; locale: Locale; revision: number },
) {
  const { rows } = await documentRows(db)(sql`
    select document from content_revisions
    where id = ${id} and locale = ${locale} and revision = ${revision}`)
  return rows[0]
}

const revisionRows = rowsOf({
  revision: z.number(),
  document: z.custom<RichText>(),
  savedAt: timestamp,
  savedBy: z.nullable(z.string()),
  restoredFrom: z.nullable(z.number()),
})

/** Lists the revisions of a text, the newest first; `before` is the last revision of the page before. */
export async function listRevisionRows(
  db: Db,
  { id, locale, before, limit }: { id: string; locale: Locale; before: number | undefined; limit: number },
) {
  const { rows } = await revisionRows(db)(sql`
    select r.revision, r.document, r.created_at as "savedAt", ${FULL_NAME} as "savedBy",
      r.restored_from as "restoredFrom"
    from content_revisions r left join users u on u.id = r.created_by
    where r.id = ${id} and r.locale = ${locale}
      ${before === undefined ? sql`` : sql`and r.revision < ${before}`}
    order by r.revision desc limit ${limit}`)
  return rows
}

const ENGLISH_OLDER = sql`coalesce(
  case b.locale
    when 'bhs' then other.updated_at is null or other.updated_at < b.updated_at
    else other.updated_at > b.updated_at
  end, false)`

export type EditedCursor = { updatedAt: Date; id: string; locale: Locale }

const editedRows = rowsOf({
  id: z.string(),
  locale: z.enum(LOCALES),
  document: z.custom<RichText>(),
  revision: z.number(),
  updatedAt: timestamp,
  savedBy: z.nullable(z.string()),
  englishOlder: z.boolean(),
})

/** Lists edited texts, the last edited first; English counts as older when Bosnian was edited after it. */
export async function listAllEdited(
  db: Db,
  page: { known: readonly string[]; after: EditedCursor | undefined; olderOnly: boolean; limit: number },
) {
  const { after } = page
  const isAfter = after
    ? sql`and (b.updated_at, b.id, b.locale)
        < (${toIso(after.updatedAt)}::timestamptz, ${after.id}, ${after.locale})`
    : sql``
  const { rows } = await editedRows(db)(sql`
    select b.id, b.locale, b.document, b.revision, b.updated_at as "updatedAt", ${FULL_NAME} as "savedBy",
      ${ENGLISH_OLDER} as "englishOlder"
    from content_blocks b
    left join users u on u.id = b.updated_by
    left join content_blocks other on other.id = b.id and other.locale <> b.locale
    where b.id = any(${sql.param(page.known)}::text[]) ${page.olderOnly ? sql`and ${ENGLISH_OLDER}` : sql``}
      ${isAfter}
    order by b.updated_at desc, b.id desc, b.locale desc limit ${page.limit}`)
  return rows
}

const publishedRows = rowsOf({
  id: z.string(),
  locale: z.enum(LOCALES),
  document: z.custom<RichText>(),
  revision: z.number(),
  updated_at: timestamp,
})

/** Lists every edited text as it is on the pages. */
export async function listPublished(db: Db) {
  const { rows } = await publishedRows(db)(
    sql`select id, locale, document, revision, updated_at from content_blocks`,
  )
  return rows
}

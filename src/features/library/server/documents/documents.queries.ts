import * as z from 'zod/mini'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Place } from '#platform/contract/cursor.ts'
import { endingOf } from '#platform/contract/document-types.ts'
import type { Db } from '#platform/server/db/database.ts'
import { pageMark } from '#platform/server/db/page-mark.ts'
import { type RowOf, rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { type SQL, sql } from '#platform/server/db/sql.ts'
import type { DOCUMENT_FILTERS, DocumentFacts } from '../../contract/documents/documents.endpoints.ts'
import { LICENCES } from '../../contract/pictures.ts'

const documentRows = rowsOf({
  id: z.string(),
  file: z.string(),
  name: z.string(),
  size: z.number(),
  ownerId: z.nullable(z.string()),
  owner: z.nullable(z.string()),
  isShared: z.boolean(),
  title: z.custom<Bilingual>(),
  author: z.string(),
  licence: z.enum(LICENCES),
  at: timestamp,
  uses: z.number(),
})
export type DocumentRow = ReturnType<typeof toDocument>

function toDocument({ at, ...row }: RowOf<typeof documentRows>) {
  return { ...row, ending: endingOf(row.name) ?? ('pdf' as const), at: toIso(at) }
}

const COLUMNS = sql`d.id, d.file_id as file, f.name, f.size::float8 as size, d.owner_id as "ownerId",
  u.first_name || ' ' || u.last_name as owner, d.is_shared as "isShared", d.title, d.author, d.licence,
  d.created_at as at, (select count(*)::int from library_document_uses w where w.document_id = d.id) as uses`
const JOINED = sql`library_documents d join stored_files f on f.id = d.file_id left join users u on u.id = d.owner_id`

export async function findDocument(db: Db, id: string): Promise<DocumentRow | undefined> {
  const { rows } = await documentRows(db)(sql`select ${COLUMNS} from ${JOINED} where d.id = ${id}`)
  return rows[0] && toDocument(rows[0])
}

/** Bytes above which a reader with little data thinks twice. */
const LARGE = 3_000_000

const CONDITIONS: Record<(typeof DOCUMENT_FILTERS)[number], SQL> = {
  all: sql`true`,
  untitled: sql`(btrim(d.title ->> 'bhs') = '' or btrim(d.title ->> 'en') = '')`,
  large: sql`f.size > ${LARGE}`,
  unused: sql`not exists (select from library_document_uses w where w.document_id = d.id)`,
}

type PageRequest = {
  filter: (typeof DOCUMENT_FILTERS)[number]
  /** Only what this author may use. */
  for?: string
  after: Place | undefined
  limit: number
}

export async function listNewest(
  db: Db,
  { filter, after, limit, for: author }: PageRequest,
): Promise<DocumentRow[]> {
  const conditions = [
    CONDITIONS[filter],
    ...(author === undefined ? [] : [sql`(d.owner_id = ${author} or d.is_shared)`]),
    ...(after ? [sql`(d.created_at, d.id) < ${pageMark(after)}`] : []),
  ]
  const { rows } = await documentRows(db)(sql`
    select ${COLUMNS} from ${JOINED} where ${sql.join(conditions, sql` and `)}
    order by d.created_at desc, d.id desc limit ${limit}`)
  return rows.map(toDocument)
}

const idRows = rowsOf({ id: z.string() })

type NewDocument = { id: string; file: string; owner: string | null; isShared: boolean }

/** Inserts a file; says whether its id was free. */
export async function insertDocument(tx: Db, { id, file, owner, isShared }: NewDocument): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    insert into library_documents (id, file_id, owner_id, is_shared) values (${id}, ${file}, ${owner}, ${isShared})
    on conflict (id) do nothing returning id`)
  return rows.length > 0
}

/** Held until the transaction ends; says whether it is there. */
export async function lockDocument(tx: Db, id: string): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`select id from library_documents where id = ${id} for update`)
  return rows.length > 0
}

export async function updateFacts(tx: Db, id: string, facts: DocumentFacts): Promise<void> {
  const { title, author, licence } = facts
  await tx.execute(sql`
    update library_documents set title = ${JSON.stringify(title)}::jsonb, author = ${author}, licence = ${licence},
      updated_at = now() where id = ${id}`)
}

export async function updateFile(tx: Db, id: string, file: string): Promise<void> {
  await tx.execute(sql`update library_documents set file_id = ${file}, updated_at = now() where id = ${id}`)
}

/** Says whether it stood nowhere, and is gone now. */
export async function deleteUnused(tx: Db, id: string): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    delete from library_documents d where d.id = ${id}
      and not exists (select from library_document_uses w where w.document_id = d.id) returning d.id`)
  return rows.length > 0
}

/** Deletes a leaving owner's files that nobody else may have, from their own drafts too. */
export async function deleteUnshown(tx: Db, owner: string): Promise<void> {
  const unshown = sql`select d.id from library_documents d where d.owner_id = ${owner} and not d.is_shared
    and not exists (select from library_document_uses w where w.document_id = d.id and w.shown_from is not null)`
  await tx.execute(sql`delete from library_document_uses where document_id in (${unshown})`)
  await tx.execute(sql`delete from library_documents where id in (${unshown})`)
}

export async function listOwned(db: Db, owner: string): Promise<DocumentRow[]> {
  const { rows } = await documentRows(db)(
    sql`select ${COLUMNS} from ${JOINED} where d.owner_id = ${owner} order by d.created_at, d.id`,
  )
  return rows.map(toDocument)
}

/** Those of these files that have no title in one of the languages. */
export async function listUntitled(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await idRows(db)(sql`
    select d.id from library_documents d where d.id = any(${sql.param([...ids])}::uuid[]) and ${CONDITIONS.untitled}`)
  return rows.map(({ id }) => id)
}

const downloadRows = rowsOf({ file: z.string(), name: z.string(), type: z.string(), size: z.number() })

/** The file that everybody may have at this moment under an id that texts name. */
export async function findDownload(db: Db, id: string) {
  const { rows } = await downloadRows(db)(sql`
    select file_id as file, name, type, size::float8 as size from shown_library_documents where id = ${id}`)
  return rows[0]
}

import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { prepared } from '#platform/server/db/prepared.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { FILE_KINDS, type FileKind } from './file-kind.ts'

const fileRows = rowsOf({
  id: z.string(),
  kind: z.enum(FILE_KINDS),
  place: z.string(),
  digest: z.nullable(z.string()),
  uploadedBy: z.nullable(z.string()),
  attached: z.boolean(),
})
export type FileRow = RowOf<typeof fileRows>

const placeRows = rowsOf({ place: z.string() })
const idRows = rowsOf({ id: z.string() })

export async function findFile(db: Db, id: string): Promise<FileRow | undefined> {
  const { rows } = await fileRows(db)(sql`
    select id, kind, place, encode(digest, 'hex') as digest, uploaded_by as "uploadedBy",
      attached_at is not null as attached
    from files where id = ${id}`)
  return rows[0]
}

export type NewFile = {
  id: string
  kind: FileKind
  place: string
  name: string
  type: string
  /** Bytes of all parts together. */
  size: number
  digest: Buffer
  width: number
  height: number
  placeholder: string
  userId: string | null
}

/** Nothing where the id is taken, or where the person's files would be more than `bytes` together. */
export async function insertFile(
  db: Db,
  file: NewFile,
  bytes: number,
): Promise<'full' | 'taken' | 'inserted'> {
  const { rows } = await idRows(db)(sql`
    insert into files (id, kind, place, name, type, size, digest, width, height, placeholder, uploaded_by)
    select ${file.id}, ${file.kind}, ${file.place}, ${file.name}, ${file.type}, ${file.size}, ${file.digest},
      ${file.width}, ${file.height}, ${file.placeholder}, ${file.userId}
    where ${file.userId}::uuid is null or ${file.size} + coalesce((
      select sum(size) from files where uploaded_by = ${file.userId}), 0) <= ${bytes}
    on conflict (id) do nothing returning id`)
  if (rows.length > 0) return 'inserted'
  return (await findFile(db, file.id)) ? 'taken' : 'full'
}

/** Says whether there was such a file. */
export async function updateAttached(tx: Db, id: string): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    update files set attached_at = coalesce(attached_at, clock_timestamp()) where id = ${id} returning id`)
  return rows.length > 0
}

export async function updateHidden(tx: Db, ids: readonly string[], isHidden: boolean): Promise<void> {
  await tx.execute(sql`
    update files set hidden_at = ${isHidden ? sql`now()` : null}
    where id = any(${sql.param([...ids])}::uuid[])`)
}

/** Only while nothing has it. */
export async function deleteWaiting(db: Db, id: string): Promise<void> {
  await db.execute(sql`delete from files where id = ${id} and attached_at is null`)
}

/** Uploads that nobody attached: their device sends them again, or has given up. */
export async function deleteAbandoned(db: Db, hours: number): Promise<void> {
  await db.execute(sql`
    delete from files where attached_at is null and created_at < now() - make_interval(hours => ${hours})`)
}

export async function listRemoved(db: Db, limit: number): Promise<string[]> {
  const { rows } = await placeRows(db)(sql`select place from removed_files order by place limit ${limit}`)
  return rows.map(({ place }) => place)
}

export async function deleteRemovedFile(db: Db, place: string): Promise<void> {
  await db.execute(sql`delete from removed_files where place = ${place}`)
}

/** Those of these places that no file has. */
export async function listUnknown(db: Db, places: readonly string[]): Promise<string[]> {
  const { rows } = await placeRows(db)(sql`
    select p.place from unnest(${sql.param([...places])}::text[]) as p (place)
    where not exists (select from files f where f.place = p.place)`)
  return rows.map(({ place }) => place)
}

/** A part of all attached files, by place. */
export async function listPlaces(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await placeRows(db)(sql`
    select place from files where attached_at is not null and place > ${after} order by place limit ${limit}`)
  return rows.map(({ place }) => place)
}

/** Where a picture lies that everybody may see. */
export const listPublicPlace = prepared({ place: z.string() })<[id: string, kinds: readonly FileKind[]]>(
  'media-public-place',
  `select f.place from files f left join users u on u.id = f.uploaded_by
  where f.id = $1 and f.attached_at is not null and f.hidden_at is null and (f.kind = any($2) or f.kind = 'picture'
    and f.shown_from <= now() and u.suspended_at is null and u.delete_after is null)`,
)

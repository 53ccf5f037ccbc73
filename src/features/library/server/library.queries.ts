import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Place } from '#platform/contract/cursor.ts'
import type { Db } from '#platform/server/db/database.ts'
import { pageMark } from '#platform/server/db/page-mark.ts'
import { type RowOf, rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import type { FILTERS, PictureFacts } from '../contract/library.endpoints.ts'
import type { Crop } from '../contract/crops.ts'
import { LICENCES } from '../contract/pictures.ts'

const pictureRows = rowsOf({
  id: z.string(),
  file: z.string(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
  size: z.number(),
  name: z.string(),
  ownerId: z.nullable(z.string()),
  owner: z.nullable(z.string()),
  isShared: z.boolean(),
  description: z.custom<Bilingual>(),
  author: z.string(),
  licence: z.enum(LICENCES),
  focalX: z.number(),
  focalY: z.number(),
  at: timestamp,
  uses: z.number(),
  crops: z.custom<Crop[]>(),
})
export type PictureRow = ReturnType<typeof toPicture>

function toPicture({ focalX, focalY, at, ...row }: RowOf<typeof pictureRows>) {
  return { ...row, focal: { x: focalX, y: focalY }, at: toIso(at) }
}

const COLUMNS = sql`p.id, p.file_id as file, f.width, f.height, f.placeholder, f.size::float8 as size, f.name,
  p.owner_id as "ownerId", u.first_name || ' ' || u.last_name as owner, p.is_shared as "isShared", p.description,
  p.author, p.licence, p.focal_x as "focalX", p.focal_y as "focalY", p.created_at as at,
  (select count(*)::int from library_uses w where w.picture_id = p.id) as uses,
  (select coalesce(jsonb_agg(jsonb_build_object('shape', c.shape, 'file', c.file_id, 'width', cf.width,
      'height', cf.height, 'cut', jsonb_build_object('x', c.x, 'y', c.y, 'width', c.width)) order by c.shape), '[]')
    from library_crops c join stored_files cf on cf.id = c.file_id where c.picture_id = p.id) as crops`
const JOINED = sql`library_pictures p join stored_files f on f.id = p.file_id left join users u on u.id = p.owner_id`

export async function findPicture(db: Db, id: string): Promise<PictureRow | undefined> {
  const { rows } = await pictureRows(db)(sql`select ${COLUMNS} from ${JOINED} where p.id = ${id}`)
  return rows[0] && toPicture(rows[0])
}

export async function listPicturesById(db: Db, ids: readonly string[]): Promise<PictureRow[]> {
  if (ids.length === 0) return []
  const { rows } = await pictureRows(db)(
    sql`select ${COLUMNS} from ${JOINED} where p.id = any(${sql.param([...ids])}::uuid[])`,
  )
  return rows.map(toPicture)
}

/** The bytes of all sizes together above which a picture counts as heavy. */
const LARGE = 600_000

const CONDITIONS: Record<(typeof FILTERS)[number], SQL> = {
  all: sql`true`,
  undescribed: sql`(btrim(p.description ->> 'bhs') = '' or btrim(p.description ->> 'en') = '')`,
  large: sql`f.size > ${LARGE}`,
  unused: sql`not exists (select from library_uses w where w.picture_id = p.id)`,
}

type PageRequest = {
  filter: (typeof FILTERS)[number]
  /** Only what this author may use. */
  for?: string
  after: Place | undefined
  limit: number
}

export async function listNewest(
  db: Db,
  { filter, after, limit, for: author }: PageRequest,
): Promise<PictureRow[]> {
  const conditions = [
    CONDITIONS[filter],
    ...(author === undefined ? [] : [sql`(p.owner_id = ${author} or p.is_shared)`]),
    ...(after ? [sql`(p.created_at, p.id) < ${pageMark(after)}`] : []),
  ]
  const { rows } = await pictureRows(db)(sql`
    select ${COLUMNS} from ${JOINED} where ${sql.join(conditions, sql` and `)}
    order by p.created_at desc, p.id desc limit ${limit}`)
  return rows.map(toPicture)
}

const idRows = rowsOf({ id: z.string() })

type NewPicture = { id: string; file: string; owner: string | null; isShared: boolean }

/** Inserts a picture; undefined when the id is taken. */
export async function insertPicture(
  tx: Db,
  { id, file, owner, isShared }: NewPicture,
  facts?: Partial<PictureFacts>,
) {
  const {
    description = { bhs: '', en: '' },
    author = '',
    licence = '',
    focal = { x: 50, y: 50 },
  } = facts ?? {}
  const { rows } = await idRows(tx)(sql`
    insert into library_pictures (id, file_id, owner_id, is_shared, description, author, licence, focal_x, focal_y)
    values (${id}, ${file}, ${owner}, ${isShared}, ${JSON.stringify(description)}::jsonb, ${author}, ${licence},
      ${focal.x}, ${focal.y})
    on conflict (id) do nothing returning id`)
  return rows.length > 0
}

/** Held until the transaction ends; says whether it is there. */
export async function lockPicture(tx: Db, id: string): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`select id from library_pictures where id = ${id} for update`)
  return rows.length > 0
}

export async function updateFacts(tx: Db, id: string, facts: PictureFacts): Promise<void> {
  const { description, author, licence, focal } = facts
  await tx.execute(sql`
    update library_pictures set description = ${JSON.stringify(description)}::jsonb, author = ${author},
      licence = ${licence}, focal_x = ${focal.x}, focal_y = ${focal.y}, updated_at = now() where id = ${id}`)
}

/** Parts that were chosen of the former file go: they show what the new one does not. */
export async function updateFile(tx: Db, id: string, file: string): Promise<void> {
  await tx.execute(sql`delete from library_crops where picture_id = ${id}`)
  await tx.execute(sql`update library_pictures set file_id = ${file}, updated_at = now() where id = ${id}`)
}

/** Says whether it stood nowhere, and is gone now. */
export async function deleteUnused(tx: Db, id: string): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    delete from library_pictures p where p.id = ${id}
      and not exists (select from library_uses w where w.picture_id = p.id) returning p.id`)
  return rows.length > 0
}

/** Deletes a leaving owner's pictures that nobody else sees, from their own drafts too. */
export async function deleteUnshown(tx: Db, owner: string): Promise<void> {
  const unshown = sql`select p.id from library_pictures p where p.owner_id = ${owner} and not p.is_shared
    and not exists (select from library_uses w where w.picture_id = p.id and w.shown_from is not null)`
  await tx.execute(sql`delete from library_uses where picture_id in (${unshown})`)
  await tx.execute(sql`delete from library_pictures where id in (${unshown})`)
}

export async function listOwned(db: Db, owner: string): Promise<PictureRow[]> {
  const { rows } = await pictureRows(db)(
    sql`select ${COLUMNS} from ${JOINED} where p.owner_id = ${owner} order by p.created_at, p.id`,
  )
  return rows.map(toPicture)
}

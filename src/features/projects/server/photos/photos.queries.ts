import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'

const photoRows = rowsOf({
  id: z.string(),
  activity_id: z.string(),
  picture: z.string(),
  alt: z.string(),
  placeholder: z.string(),
  width: z.number(),
  height: z.number(),
})
export type PhotoRow = RowOf<typeof photoRows>

const COLUMNS = sql`f.id, f.activity_id, f.picture, f.alt, f.placeholder, f.width, f.height`

/** Lists the photos of a project’s log, in order. */
export async function listPhotos(db: Db, projectId: string): Promise<PhotoRow[]> {
  const { rows } = await photoRows(db)(sql`
    select ${COLUMNS} from project_log_photos f join project_activities a on a.id = f.activity_id
    where a.project_id = ${projectId} order by f.created_at, f.id`)
  return rows
}

export async function findPhoto(db: Db, id: string): Promise<PhotoRow | undefined> {
  const { rows } = await photoRows(db)(sql`select ${COLUMNS} from project_log_photos f where f.id = ${id}`)
  return rows[0]
}

const idRows = rowsOf({ id: z.string() })

type Place = { projectId: string; activity: string; photo: string }

/** Deletes a photo; returns false if the entry has no such photo. */
export async function deletePhoto(tx: Db, { projectId, activity, photo }: Place): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    delete from project_photos f using project_activities a
    where f.id = ${photo} and f.activity_id = ${activity} and a.id = f.activity_id and a.project_id = ${projectId}
    returning f.id`)
  return rows.length > 0
}

/** Inserts a photo; returns false if the id is taken. */
export async function insertPhoto(tx: Db, photo: PhotoRow): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    insert into project_photos (id, activity_id, picture, alt, placeholder, width, height)
    values (${photo.id}, ${photo.activity_id}, ${photo.picture}, ${photo.alt}, ${photo.placeholder},
      ${photo.width}, ${photo.height})
    on conflict (id) do nothing returning id`)
  return rows.length > 0
}

type FromLibrary = { id: string; activity: string; picture: string; alt: string }

/** Inserts a photo that lies in the library; returns false if the id is taken. */
export async function insertLibraryPhoto(
  tx: Db,
  { id, activity, picture, alt }: FromLibrary,
): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    insert into project_photos (id, activity_id, library_picture, alt)
    values (${id}, ${activity}, ${picture}, ${alt}) on conflict (id) do nothing returning id`)
  return rows.length > 0
}

const namedRows = rowsOf({ picture: z.string(), hidden: z.boolean() })

/** Lists the pictures of the library in a project's log, and whether its words are hidden. */
export async function listLibraryPhotos(tx: Db, projectId: string) {
  const { rows } = await namedRows(tx)(sql`
    select distinct f.library_picture as picture, p.words_hidden_at is not null as hidden
    from project_photos f join project_activities a on a.id = f.activity_id join projects p on p.id = a.project_id
    where p.id = ${projectId} and f.library_picture is not null`)
  return rows
}

const ownRows = rowsOf({ picture: z.string() })

/** Lists the files that are the team's own. */
export async function listOwnFiles(tx: Db, slug: string): Promise<string[]> {
  const { rows } = await ownRows(tx)(sql`
    select f.picture from project_photos f join project_activities a on a.id = f.activity_id
      join projects p on p.id = a.project_id
    where p.slug = ${slug} and f.picture is not null order by f.id`)
  return rows.map(({ picture }) => picture)
}

export async function findProjectId(tx: Db, slug: string): Promise<string | undefined> {
  const { rows } = await idRows(tx)(sql`select id from projects where slug = ${slug}`)
  return rows[0]?.id
}

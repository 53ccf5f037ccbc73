import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { PictureFile } from '../contract/pictures.ts'
import { listPicturesById } from './library.queries.ts'

/** A sort of things in which pictures stand, as its feature registers it; `kind` is unique in the product. */
export type PictureUses = {
  kind: string
  /** Returns titles and editing addresses; deleted things are left out. */
  describe(db: Db, ids: readonly string[]): Promise<Map<string, { title: Bilingual; path: string }>>
  /** Whether somebody edits the thing, and so sees pictures that others put there. */
  mayEdit(db: Db, session: Session, id: string): Promise<boolean>
}

/** Pictures by the ids that texts name; those that are gone are left out. */
export async function picturesById(db: Db, ids: readonly string[]): Promise<Map<string, PictureFile>> {
  const rows = await listPicturesById(db, [...new Set(ids)])
  return new Map(
    rows.map(({ id, file, width, height, placeholder, focal, author, licence, crops }) => [
      id,
      { id, file, width, height, placeholder, focal, author, licence, crops },
    ]),
  )
}

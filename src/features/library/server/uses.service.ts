import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { PictureFile } from '../contract/pictures.ts'
import { listPicturesById } from './library.queries.ts'
import { listUsesOf, type Sort } from './uses.queries.ts'

/** A sort of things in which pictures and other files stand, as its feature registers it; `kind` is unique in the product. */
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

type OfOne = { id: string; sort: Sort; kinds: readonly PictureUses[] }

/** Whether somebody edits a thing in which it stands. */
export async function editsAUse(
  db: Db,
  { id, sort, kinds, session }: OfOne & { session: Session },
): Promise<boolean> {
  for (const { kind, thing } of await listUsesOf(db, id, sort)) {
    const uses = kinds.find((one) => one.kind === kind)
    if (uses && (await uses.mayEdit(db, session, thing))) return true
  }
  return false
}

/** Lists where it stands, with titles and addresses from the features that own the things. */
export async function describeUses(db: Db, { id, sort, kinds }: OfOne) {
  const uses = await listUsesOf(db, id, sort)
  const described = await Promise.all(
    kinds.map(async ({ kind, describe: of }) => {
      const own = uses.filter((use) => use.kind === kind)
      const titles = await of(
        db,
        own.map(({ thing }) => thing),
      )
      return own.flatMap(({ thing, shownFrom }) => {
        const title = titles.get(thing)
        return title ? [{ ...title, isShown: shownFrom !== null }] : []
      })
    }),
  )
  return { uses: described.flat() }
}
